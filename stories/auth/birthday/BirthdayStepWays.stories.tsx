import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { hostileMessage } from '../../../mocks/fixtures/messages.ts'
import { BirthdayStep } from '../../../src/flows/auth/birthday/BirthdayStep.tsx'
import {
  agree,
  BORN,
  formIsDisabled,
  keepsBirthday,
  submitBirthday,
  toQuestion,
} from './birthday.journeys.ts'
import { neverCalls } from '../../../testing/journeys/checks.steps.ts'
import { focusOnTitle, goesTo, leaving } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, see, type Step } from '../../../testing/steps/steps.ts'
import { korea } from '../signup/consents.journeys.ts'

const meta = preview.meta({ title: 'Auth/Birthday step', component: BirthdayStep })

const explainsItself: Step = [
  'J12 the button says what it waits for, and J13 the field knows what it asks',
  ({ page }) => {
    const button = page.getByRole('button', { name: 'Continue' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Add your full birthday to continue.')
    expect(page.getByLabelText('Birthday')).toHaveAttribute('autocomplete', 'bday')
  },
]
const isEnabled: Step = [
  'The button is enabled',
  ({ page }) =>
    waitFor(() =>
      expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled'),
    ),
]
const isBeingLeft: Step = [
  'The page is being left, and focus is not nowhere',
  ({ page }) =>
    waitFor(() => {
      expect(page.getByText('Loading')).toBeVisible()
      expect(document.body).not.toHaveFocus()
    }),
]
const messageFits: Step = [
  'Nothing is wider than the window; the way on can be reached',
  ({ page }) => {
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    const button = within(page.getByRole('dialog')).getByRole('button', { name: 'Continue' })
    button.scrollIntoView({ block: 'end' })
    const { left, right, bottom } = button.getBoundingClientRect()
    expect([left >= 0, right <= innerWidth, bottom <= innerHeight]).toEqual([true, true, true])
  },
]
export const ConsentsFirst = meta.story({
  name: 'Consents first, then the date, then on (H6)',
  ...driven(
    {
      ...korea,
      given: 'birthday.succeeds',
      href: 'https://tackboard.example/signup/?next=/ideas/',
      steps: [...agree, ...submitBirthday(), leaving, goesTo('/ideas/')],
    },
    { state: 'birthday.done' },
  ),
})
export const BackFromConsents = meta.story({
  name: 'Back from the consents, which come again before anything is sent (H6, H7)',
  ...driven(
    {
      ...korea,
      steps: [press('Back'), ...submitBirthday(), focusOnTitle('Consents'), neverCalls('submitBirthday')],
    },
    { state: 'birthday.consents' },
  ),
})
export const KeptThroughConsents = meta.story({
  name: 'The date is there again after the consents (H7)',
  ...driven(
    {
      ...korea,
      steps: [press('Back'), ...submitBirthday(), press('Back'), keepsBirthday(BORN), isEnabled],
    },
    { state: 'birthday.editing.filled' },
  ),
})
export const Typo = meta.story({
  name: 'A typo in the year: edited, and accepted (C10)',
  ...driven(
    {
      given: 'birthday.succeeds',
      steps: [...toQuestion, press('Edit'), keepsBirthday('2020-01-01'), ...submitBirthday(), leaving],
    },
    { state: 'birthday.done' },
  ),
})
export const FlaggedByCookie = meta.story({
  name: 'Flagged by the cookie alone (C9)',
  ...driven(
    { cookies: { tackboard_underage: '1' }, steps: [formIsDisabled, neverCalls('submitBirthday')] },
    { state: 'birthday.ineligible' },
  ),
})
export const FlaggedByStorage = meta.story({
  name: 'Flagged by storage alone (C9)',
  ...driven(
    { stored: { 'tackboard.underage': 1 }, steps: [formIsDisabled] },
    { state: 'birthday.ineligible' },
  ),
})
export const NotFlagged = meta.story({
  name: "'0' and 'true' are no flag (C9)",
  ...driven(
    {
      cookies: { tackboard_underage: 'true' },
      stored: { 'tackboard.underage': '0' },
      steps: [explainsItself],
    },
    { state: 'birthday.editing.empty' },
  ),
})
export const HostileMessage = meta.story({
  name: 'A server’s message is text (E1)',
  ...driven(
    {
      given: 'birthday.hostileMessage',
      steps: [...submitBirthday(), focusOnTitle('Before you go on'), see(hostileMessage)],
    },
    { state: 'birthday.respondMessage' },
  ),
})
export const MessageClosed = meta.story({
  name: 'Escape from the message goes on, too',
  ...driven(
    {
      given: 'birthday.hasMessage',
      steps: [
        ...submitBirthday(),
        focusOnTitle('Before you go on'),
        ['Press Escape', ({ user }) => user.keyboard('{Escape}')],
        isBeingLeft,
        goesTo('/'),
      ],
    },
    { state: 'birthday.done' },
  ),
})
export const LongMessage = meta.story({
  name: 'Phone, 320 px, a long message (E2)',
  ...driven(
    {
      given: 'birthday.longMessage',
      steps: [...submitBirthday(), focusOnTitle('Before you go on'), messageFits],
    },
    { state: 'birthday.respondMessage' },
  ),
  globals: { viewport: { value: 'phone' } },
})
