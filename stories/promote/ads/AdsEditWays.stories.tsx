import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
// Loaded up front, so that no story waits for the development server.
import '../../../src/flows/promote/adList/editBundle.ts'
import { AdsPage } from '../../../src/flows/promote/adList/AdsPage.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { focusOnTitle, readsNot } from '../../../testing/journeys/page.steps.ts'
import { inMode } from '../../../testing/modes.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { press, see, type, until, type Step } from '../../../testing/steps/steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { onStage } from '../../primitives/stage.tsx'
import { clear } from '../quickPromote/promote.steps.ts'
import { BUDGET, LEAVE, holds, inForm, isEditing, save, typed, unsent } from './adEdit.journeys.ts'
import { inList, isListed, NAME, sent } from './adList.journeys.ts'

const meta = preview.meta({
  title: 'Quick promote/Your ads',
  id: 'quick-promote-your-ads-edit-ways',
  component: AdsPage,
  args: { services: createMemoryPromoteServices() },
  render: (args, { id }) => <AdsPage {...args} services={stageOf(id).promote} />,
  decorators: [onStage],
})

const listed = { state: 'adList.listed' } as const
const editing = { state: 'adList.editing' } as const
const key = (keys: string): Step => [`Press ${keys}`, ({ user }) => user.keyboard(keys)]

/** As often as it takes. */
const tabTo = (name: string): Step => [
  `Tab to "${name}"`,
  async ({ page, user }) => {
    const goal = page.queryAllByLabelText(name)[0] ?? page.getByRole('button', { name })
    for (let n = 0; n < 20 && document.activeElement !== goal; n += 1) await user.keyboard('{Tab}')
    expect(goal).toHaveFocus()
  },
]

export const Keyboard = meta.story({
  name: 'By keyboard: opened, filled in and saved',
  ...driven(
    inList(
      'adList.several',
      ['Focus is on "Edit"', ({ page }) => page.getByRole('button', { name: `Edit ${NAME}` }).focus()],
      key('{Enter}'),
      isEditing,
      tabTo(BUDGET),
      key('{Control>}a{/Control}8'),
      holds(BUDGET, '8'),
      tabTo('End date'),
      tabTo('Run until I stop it'),
      key(' '),
      tabTo('Save'),
      key('{Enter}'),
      isListed,
      see('$8.00 a day'),
      readsNot('Ends Feb 14, 2026'),
      focusIsOn(`Edit ${NAME}`),
      sent('updateAd', 1),
    ),
    listed,
  ),
})
export const KeyboardLeaving = meta.story({
  name: 'By keyboard: left without saving',
  ...driven(
    inForm(
      'adList.several',
      typed,
      key('{Escape}'),
      focusOnTitle(LEAVE),
      tabTo('Discard changes'),
      key('{Enter}'),
      isListed,
      focusIsOn(`Edit ${NAME}`),
      unsent,
    ),
    listed,
  ),
})
export const Phone = meta.story({
  name: 'Phone, the form',
  ...driven(inForm('adEdit.inZone', type(BUDGET, '3')), editing),
  globals: inMode('phone'),
})
export const PhoneWrong = meta.story({
  name: 'Phone, the form with what is wrong',
  ...driven(
    inForm('adList.several', type(BUDGET, '0.50'), clear('End date'), save, see('Enter an end date.')),
    editing,
  ),
  globals: inMode('phone'),
})
export const PhoneLeaving = meta.story({
  name: 'Phone, “Cancel” asks',
  ...driven(inForm('adList.several', typed, press('Cancel'), until('adList.leaving'), see(LEAVE)), {
    state: 'adList.leaving',
  }),
  globals: inMode('phone'),
})
export const Arabic = meta.story({
  name: 'Right to left, the form',
  ...inArabic(
    driven(
      inList(
        'adEdit.inZone',
        [
          'Press the first "Edit"',
          ({ page, user }) => user.click(page.getAllByRole('button', { name: /^تعديل/ })[0] ?? document.body),
        ],
        isEditing,
      ),
      editing,
    ),
  ),
  globals: { locale: 'ar' },
})
export const Dark = meta.story({
  name: 'Dark, the form',
  ...driven(inForm('adList.several', typed), editing),
  globals: { theme: 'dark' },
})
export const Hostile = meta.story({
  name: 'Phone, a name that nobody would give',
  ...driven(inList('adEdit.hostile', press(/^Edit <img/), isEditing), editing),
  globals: inMode('phone'),
})

const unusual = driven(inForm('adList.several', type(BUDGET, '900'), save, see('Yes, keep $900')), editing)

export const ForcedColors = meta.story({
  name: 'Forced colors, the form',
  ...unusual,
  parameters: { ...unusual.parameters, media: { forcedColors: 'active' } },
})
