import { expect, waitFor } from 'storybook/test'
import type { EveryRowId } from '../../../src/errors/index.ts'
import { welcomeMessage } from '../../../mocks/fixtures/messages.ts'
import { check, press, see, type Step, slow, timesOut } from '../../../testing/steps/steps.ts'
import { isToast } from '../../../testing/journeys/checks.steps.ts'
import { given, type ErrorJourneys, type Journey, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusInField, focusOnTitle, leaving } from '../../../testing/journeys/page.steps.ts'
import { focusAfter, showsRow } from '../../../testing/journeys/row.steps.ts'
import { INELIGIBLE } from '../signup/underage.journeys.ts'
import { korea } from '../signup/consents.journeys.ts'

const LABEL = 'Birthday'
export const BORN = '2000-02-29'

/** Sets the date in one step, because a date input only reports complete dates. */
export const enterBirthday = (date = BORN): Step => [
  `Enter ${date} as the birthday`,
  async ({ page, user }) => {
    const field = await page.findByLabelText(LABEL)
    await user.clear(field)
    await user.type(field, date)
    expect(field).toHaveValue(date)
  },
]

/** The date is still in the field after an error. */
export const keepsBirthday = (date = BORN): Step => [
  'The date is still there',
  async ({ page }) => expect(await page.findByLabelText(LABEL)).toHaveValue(date),
]

export const agree = [check('Agree to all'), press('Next')]
export const submitBirthday = (date = BORN): Step[] => [enterBirthday(date), press('Continue')]

/** Too young according to the date, which may be a typo. C10. */
export const toQuestion = [
  ...submitBirthday('2020-01-01'),
  focusOnTitle('Were you born on January 1, 2020?'),
  see('You can’t sign up for Tackboard with this birthday. If that’s wrong, edit it.'),
]

/** The field is disabled, nothing can be submitted, and there is one link to continue with. auth.txt §4 "Underage". */
export const formIsDisabled: Step = [
  'The field is disabled; one way leads on',
  async ({ page }) => {
    await waitFor(() => expect(page.getByLabelText(LABEL)).toBeDisabled())
    expect(page.queryByRole('button', { name: 'Continue' })).toBeNull()
    expect(page.getByText(INELIGIBLE)).toBeVisible()
    expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  },
]

/** The cookie that all later steps read. C9. */
export const isFlagged: Step = [
  'The cookie says so',
  ({ stage }) => waitFor(() => expect(stage.platform.cookies.stored.get('tackboard_underage')).toBe('1')),
]

/** Every leaf state of the standalone birthday step. auth.txt §4 "Birthday step". */
export const birthdayJourneys = {
  'birthday.consents': {
    ...korea,
    steps: [see('Before you can create an account, you’ll need to agree to the required terms below.')],
  },
  'birthday.editing.empty': {},
  'birthday.editing.filled': { steps: [enterBirthday()] },
  'birthday.confirmingAge': { steps: toQuestion },
  'birthday.submitting.waiting': given('birthday.neverAnswers', ...submitBirthday()),
  'birthday.submitting.slow': {
    given: 'birthday.neverAnswers',
    steps: [...submitBirthday(), ...slow('birthday.submitting')],
  },
  'birthday.ineligible': { steps: [...toQuestion, press('Confirm'), formIsDisabled, isFlagged] },
  'birthday.ageProtected': {
    given: 'birthday.underage',
    steps: [...submitBirthday(), focusOnTitle('You need to be older to sign up'), isFlagged],
  },
  'birthday.respondMessage': {
    given: 'birthday.hasMessage',
    steps: [...submitBirthday(), focusOnTitle('Before you go on'), see(welcomeMessage)],
  },
  'birthday.done': given('birthday.succeeds', ...submitBirthday(), leaving),
} as const satisfies Journeys

/** A refused birthday stays in the field. J5. */
const refused = (row: EveryRowId): Journey => ({
  steps: [...submitBirthday(), showsRow(row), keepsBirthday(), focusAfter(row, 'Continue')],
})

/** Every row in the step's table. */
export const birthdayErrorJourneys: ErrorJourneys = {
  'birthday.required': (row) => ({
    steps: [
      press('Continue'),
      showsRow(row),
      isToast('You missed a spot. Don’t forget to add your birthday.'),
      focusInField(LABEL),
    ],
  }),
  'birthday.invalid': (row) => ({
    steps: [...submitBirthday('2026-01-02'), showsRow(row), focusInField(LABEL)],
  }),
  'birthday.overage': refused,
  'birthday.missingAge': refused,
  'birthday.ineligible': { steps: [...submitBirthday('2013-01-16'), press('Confirm'), formIsDisabled] },
  'birthday.underage': {
    steps: [...submitBirthday(), focusOnTitle('You need to be older to sign up'), see(INELIGIBLE)],
  },
  'birthday.refused': refused,
  'birthday.serverFailed': refused,
  'birthday.offline': refused,
  'birthday.malformed': refused,
  'birthday.timedOut': (row) => ({
    steps: [...submitBirthday(), ...timesOut('birthday.submitting.waiting'), showsRow(row), keepsBirthday()],
  }),
}
