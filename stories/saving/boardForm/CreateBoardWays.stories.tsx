import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { boardFaultMessages } from '../../../mocks/fixtures/messages.ts'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { BoardForm } from '../../../src/flows/saving/boardForm/BoardForm.tsx'
import {
  actingForOther,
  choose,
  create,
  isDisabledFor,
  isInvited,
  keepsName,
  lookForPeople,
  NAME,
  offers,
  searchFor,
} from './boardForm.journeys.ts'
import { fitsTheWindow } from '../../../testing/journeys/page.steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { see, type, until, type Step } from '../../../testing/steps/steps.ts'
import { BoardStage } from './BoardStage.tsx'

const meta = preview.meta({
  title: 'Saving/Create board',
  component: BoardForm,
  args: { onCreated: fn(), onCancel: fn() },
  render: (args) => (
    <BoardStage>
      <BoardForm {...args} />
    </BoardStage>
  ),
})

const EMAIL = 'finch@acme.example'

const isProtected: Step = [
  'J9 the switch is on, disabled, and readable',
  async ({ page }) => {
    const toggle = await page.findByRole('switch', { name: 'Protected board (not listed on user’s profile)' })
    expect(toggle).toBeChecked()
    expect(toggle).toBeDisabled()
    expect(page.queryByRole('combobox')).toBeNull()
  },
]
const turnsBy = (key: string, isOn: boolean): Step => [
  `J9 ${key} turns the switch ${isOn ? 'on' : 'off'}`,
  async ({ page, user }) => {
    const toggle = await page.findByRole('switch', { name: 'Keep this board secret' })
    toggle.focus()
    await user.keyboard(key)
    await waitFor(() => expect(toggle.matches(':checked')).toBe(isOn))
  },
]

export const Invited = meta.story({
  name: 'People and an address are invited to a secret board',
  ...driven(
    {
      session: wren,
      steps: [
        turnsBy('{Enter}', true),
        turnsBy(' ', false),
        turnsBy(' ', true),
        lookForPeople,
        choose('Sage Dogwood'),
        ...searchFor('finch@ac'),
        offers('finch@acKeep typing!'),
        ...searchFor(EMAIL),
        offers(`${EMAIL}Click to send!`),
        choose(EMAIL),
        isInvited('Sage Dogwood', EMAIL),
        type('Name', NAME),
      ],
    },
    { state: 'boardForm.editing.complete' },
  ),
})
export const PeopleFail = meta.story({
  name: 'People cannot be looked for: nothing is said, an address goes all the same',
  ...driven(
    {
      session: wren,
      given: 'collaborators.offline',
      steps: [
        lookForPeople,
        until('collaborators.suggested'),
        offers(),
        ...searchFor(EMAIL),
        until('collaborators.found'),
        offers(`${EMAIL}Click to send!`),
      ],
    },
    { state: 'collaborators.found', calls: ['suggestCollaborators.failed', 'searchCollaborators.failed'] },
  ),
})
export const Protected = meta.story({
  name: 'Acting for another’s ad account',
  ...driven(
    { session: actingForOther, steps: [isProtected, type('Name', NAME)] },
    { state: 'boardForm.editing.complete' },
  ),
})
export const EverythingWrong = meta.story({
  name: 'Every fault of a name, joined by a comma',
  ...driven(
    {
      session: wren,
      steps: [
        type('Name', ' '.repeat(51)),
        isDisabledFor('Don’t forget to name your board! , Please enter no more than 50 characters.'),
      ],
    },
    { state: 'boardForm.editing.incomplete' },
  ),
})
export const OddPeople = meta.story({
  name: 'People without a name, with long names, and twice (E3)',
  ...driven(
    {
      session: wren,
      given: 'collaborators.oddPeople',
      steps: [
        ['Open the list', async ({ page, user }) => user.click(await page.findByRole('combobox'))],
        [
          'Choose the one without a name',
          async ({ page, user }) => user.click((await page.findAllByRole('option'))[1] ?? document.body),
        ],
        ['Open the list again', async ({ page, user }) => user.click(page.getByRole('combobox'))],
        [
          'Somebody of one id stands once',
          ({ page }) => waitFor(() => expect(page.getAllByRole('option')).toHaveLength(4)),
        ],
      ],
    },
    { state: 'collaborators.suggested' },
  ),
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  ...inArabic(
    driven(
      {
        session: wren,
        steps: [
          ['Open the list', async ({ page, user }) => user.click(await page.findByRole('combobox'))],
          [
            'People are suggested',
            ({ page }) => waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3)),
          ],
        ],
      },
      { state: 'collaborators.suggested' },
    ),
  ),
  globals: { locale: 'ar' },
})
export const LongWords = meta.story({
  name: 'A refusal of one long word at 320 px, dark (E2, J17)',
  ...driven(
    {
      session: wren,
      given: 'boardForm.longWord',
      steps: [...create('L'.repeat(50)), until('boardForm.failed'), fitsTheWindow('Create')],
    },
    { state: 'boardForm.failed' },
  ),
  globals: { theme: 'dark', viewport: { value: 'phone' } },
})
export const ServerFailedWithMessage = meta.story({
  name: 'A server failure with a message of its own, which can be tried again',
  ...driven(
    {
      session: wren,
      given: 'boardForm.serverFailedWithMessage',
      steps: [
        ...create(),
        see(boardFaultMessages.join(' ')),
        keepsName,
        [
          '"Try again" is offered',
          async ({ page }) => expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible(),
        ],
      ],
    },
    { state: 'boardForm.failed' },
  ),
})
