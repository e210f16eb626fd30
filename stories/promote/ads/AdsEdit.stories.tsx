import preview from '../../../.storybook/preview.tsx'
import { sampleServerMessage } from '../../../mocks/fixtures/messages.ts'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
// Loaded up front, so that no story waits for the development server.
import '../../../src/flows/promote/adList/editBundle.ts'
import { AdsPage } from '../../../src/flows/promote/adList/AdsPage.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { announces, focusInField, focusOnTitle, reads } from '../../../testing/journeys/page.steps.ts'
import { inMode } from '../../../testing/modes.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { press, see, type, until, type Step } from '../../../testing/steps/steps.ts'
import { failing } from '../../journeys/failing.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { onStage } from '../../primitives/stage.tsx'
import { enterDate } from '../quickPromote/promote.steps.ts'
import * as edit from './adEdit.journeys.ts'
import { check, inList, isListed, NAME, sent } from './adList.journeys.ts'

const meta = preview.meta({
  title: 'Quick promote/Your ads',
  id: 'quick-promote-your-ads-edit',
  component: AdsPage,
  args: { services: createMemoryPromoteServices() },
  render: (args, { id }) => <AdsPage {...args} services={stageOf(id).promote} />,
  decorators: [onStage],
})

const { BUDGET, LEAVE, holds, inForm, isEditing, save, typed, unsent } = edit
const editing = { state: 'adList.editing' } as const
const listed = { state: 'adList.listed' } as const
const unknown: readonly Step[] = [typed, save, until('adList.unknown'), see('We don’t know yet')]
const escape: Step = ['Press Escape', ({ user }) => user.keyboard('{Escape}')]
const enter: Step = ['Press Enter', ({ user }) => user.keyboard('{Enter}')]

export const Opening = meta.story({
  name: '“Edit” is busy while the form is opened',
  ...reaches('adList.opening'),
})
export const Editing = meta.story({ name: 'Edit: the budget and the end date', ...reaches('adList.editing') })
export const Saved = meta.story({
  name: 'Edited: announced, and “Edit” has the focus',
  ...driven(
    inForm(
      'adList.several',
      typed,
      enterDate('End date', '2026-03-04'),
      save,
      isListed,
      see('$8.00 a day'),
      see('Ends Mar 4, 2026'),
      announces(`“${NAME}” was changed.`),
      focusIsOn(`Edit ${NAME}`),
      sent('updateAd', 1),
    ),
    listed,
  ),
})
export const Keyboard = meta.story({
  name: 'By keyboard: opened and saved with Enter',
  ...driven(
    inList(
      'adList.several',
      ['Focus is on "Edit"', ({ page }) => page.getByRole('button', { name: `Edit ${NAME}` }).focus()],
      enter,
      isEditing,
      typed,
      enter,
      isListed,
      see('$8.00 a day'),
      focusIsOn(`Edit ${NAME}`),
    ),
    listed,
  ),
})
export const Unchanged = meta.story({
  name: 'Saved as it was: nothing is sent',
  ...driven(inForm('adList.several', save, isListed, focusIsOn(`Edit ${NAME}`), unsent), listed),
})
export const Ongoing = meta.story({
  name: 'Run until I stop it: no end date is needed',
  ...driven(inForm('adList.several', edit.ongoing), editing),
})
export const Total = meta.story({
  name: 'A total budget, in the account’s time zone',
  ...driven(
    inList(
      'adEdit.kinds',
      press('Edit An ad for all days'),
      isEditing,
      holds('Total budget in USD', '120.00'),
    ),
    editing,
  ),
})
export const TotalTooLow = meta.story({
  name: 'A total that does not pay for more days is not sent',
  ...driven(
    inList(
      'adEdit.kinds',
      press('Edit An ad for all days'),
      isEditing,
      enterDate('End date', '2026-12-31'),
      save,
      see(/^Enter at least \$365/),
      unsent,
    ),
    editing,
  ),
})
export const InZone = meta.story({
  name: 'The end, in the account’s time zone',
  ...driven(inForm('adEdit.inZone', see(/Tokyo/)), editing),
})
export const OtherCurrency = meta.story({
  name: 'A budget in another currency than the account’s is left alone',
  ...driven(inForm('adEdit.otherCurrency', see('The budget of this ad can’t be changed here.')), editing),
})
export const TooLow = meta.story({
  name: 'A budget below the minimum is not sent',
  ...driven(inForm('adList.several', type(BUDGET, '0.50'), save, focusInField(BUDGET), unsent), editing),
})
export const Unreadable = meta.story({
  name: 'A budget that is no amount is not sent',
  ...driven(inForm('adList.several', type(BUDGET, 'five'), save, focusInField(BUDGET), unsent), editing),
})
export const Unusual = meta.story({
  name: 'An unusual budget is asked about',
  ...driven(inForm('adList.several', type(BUDGET, '900'), save, see('Yes, keep $900'), unsent), editing),
})
export const NoEnd = meta.story(failing('adEdit.endDateRequired', editing))
export const PastEnd = meta.story(failing('adEdit.endDatePast', editing))
export const EndBeforeStart = meta.story(failing('adEdit.endDateBeforeStart', editing))
export const Leaving = meta.story({
  name: 'Cancel asks, if something was changed',
  ...reaches('adList.leaving'),
})
export const Kept = meta.story({
  name: 'Escape in the question: what was typed is there',
  ...driven(
    inForm(
      'adList.several',
      type(BUDGET, 'five'),
      escape,
      focusOnTitle(LEAVE),
      escape,
      isEditing,
      holds(BUDGET, 'five'),
    ),
    editing,
  ),
})
export const Discarded = meta.story({
  name: '“Discard changes” leaves the ad as it was',
  ...driven(
    inForm(
      'adList.several',
      typed,
      press('Cancel'),
      press('Discard changes'),
      isListed,
      see('$5.00 a day'),
      focusIsOn(`Edit ${NAME}`),
      unsent,
    ),
    listed,
  ),
})
export const Saving = meta.story({
  name: 'Saving: nothing can be changed',
  ...driven(inForm('adChange.neverAnswers', typed, save, until('adList.acting'), sent('updateAd', 1)), {
    state: 'adList.acting',
  }),
})
export const Failed = meta.story({
  name: 'Refused: what was typed is kept, in the server’s own words',
  ...driven(
    inForm('adEdit.refusedOnce', typed, save, isEditing, reads(sampleServerMessage), holds(BUDGET, '8.00')),
    editing,
  ),
})
export const SavedAgain = meta.story({
  name: 'Refused, and saved again',
  ...driven(
    inForm(
      'adEdit.refusedOnce',
      typed,
      save,
      isEditing,
      reads(sampleServerMessage),
      save,
      isListed,
      see('$8.00 a day'),
    ),
    listed,
  ),
})
export const Unknown = meta.story({
  name: 'We don’t know yet whether it was saved: nothing is sent again',
  ...driven(inForm('adChange.offline', ...unknown, sent('updateAd', 1)), { state: 'adList.unknown' }),
})
export const FoundUndone = meta.story({
  name: 'Checked: not saved, and what was typed is there',
  ...driven(
    inForm(
      'adChange.offline',
      ...unknown,
      check,
      isEditing,
      reads('Your ad was not changed. You can try again.'),
      holds(BUDGET, '8.00'),
    ),
    editing,
  ),
})
export const FoundDone = meta.story({
  name: 'Checked: it was saved after all',
  ...driven(inForm('adChange.doneUnheard', ...unknown, check, isListed, see('$8.00 a day')), listed),
})
export const NotOpened = meta.story({
  name: 'The form cannot be opened',
  ...driven(
    inList(
      'adEdit.opensOffline',
      press(`Edit ${NAME}`),
      isListed,
      reads('You’re offline. Check your connection and try again.'),
      focusIsOn(`Edit ${NAME}`),
    ),
    listed,
  ),
})
export const Phone = meta.story({
  name: 'Phone, the form',
  ...driven(inForm('adEdit.inZone', type(BUDGET, '3')), editing),
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
