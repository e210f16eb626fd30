import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BirthdayStep } from '../../../src/flows/auth/birthday/BirthdayStep.tsx'
import { enterBirthday, keepsBirthday, submitBirthday } from './birthday.journeys.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, until, wait, type Step } from '../../../testing/steps/steps.ts'

const meta = preview.meta({ title: 'Auth/Birthday step', tags: ['autodocs'], component: BirthdayStep })

const widthIs484: Step = [
  'The step is 484 px wide (auth.txt §2)',
  async ({ page }) => {
    const card = (await page.findByLabelText('Birthday')).closest('section')
    expect(card?.getBoundingClientRect().width).toBe(484)
  },
]
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
export const Playground = meta.story({
  ...driven({ isLive: true }, {}),
  args: { onDone: fn() },
})

export const Consents = meta.story(reaches('birthday.consents'))
export const Empty = meta.story(reaches('birthday.editing.empty', { steps: [widthIs484, explainsItself] }))
export const Filled = meta.story(reaches('birthday.editing.filled', { steps: [enterBirthday(), isEnabled] }))
export const Submitting = meta.story(reaches('birthday.submitting.waiting'))
export const SubmittingSlowly = meta.story(reaches('birthday.submitting.slow'))
export const ConfirmingAge = meta.story({
  name: 'Too young by the date: is it right? (C10)',
  ...reaches('birthday.confirmingAge'),
})
export const Ineligible = meta.story(reaches('birthday.ineligible'))
export const AgeProtected = meta.story(reaches('birthday.ageProtected', { calls: ['submitBirthday.failed'] }))
export const RespondMessage = meta.story({
  name: 'Response message',
  ...reaches('birthday.respondMessage', { calls: ['submitBirthday.ok'] }),
})
export const Done = meta.story(reaches('birthday.done', { calls: ['submitBirthday.ok'] }))

export const Cancelled = meta.story({
  name: 'Cancelled: the date is kept',
  ...driven(
    {
      given: 'birthday.neverAnswers',
      steps: [
        ...submitBirthday(),
        until('birthday.submitting.waiting'),
        wait(5_000),
        press('Cancel'),
        keepsBirthday(),
      ],
    },
    { state: 'birthday.editing.filled' },
  ),
})
