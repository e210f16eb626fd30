import { expect } from 'storybook/test'
import { consentKeys } from '../../../src/domain/auth/signup/consent.ts'
import { check, press, type, type Step } from '../../../testing/steps/steps.ts'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import type { Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, leaving } from '../../../testing/journeys/page.steps.ts'

/** A new user, absent from the mock tables. */
export const NEW = { email: 'robin.new@example.com', password: 'wide open sky 42', birthday: '2000-02-29' }

/** A country that requires consents. */
export const korea = { country: 'KR', experiments: { kr_privacy_consent: true } } as const

/** Fills in and submits the form. A date input only reports complete dates, so the date is set in one step. */
export const signUp = ({ email, password, birthday } = NEW): Step[] => [
  type('Email', email),
  type('Password', password),
  type('Birthday', birthday),
  press('Continue'),
]

/** The form still holds what was typed. */
export const keepsForm = ({ email, password, birthday } = NEW): Step => [
  'Nothing typed is lost',
  async ({ page }) => {
    expect(await page.findByLabelText('Email')).toHaveValue(email)
    expect(page.getByLabelText('Password')).toHaveValue(password)
    expect(page.getByLabelText('Birthday')).toHaveValue(birthday)
  },
]

const required = [
  'Terms of Service',
  'Collection and use of personal information',
  'Provision of personal information to third parties',
  'Transfer of personal information overseas',
]

export const toConsents = [...signUp(), focusOnTitle('Consents')]
export const tickRequired = required.map(check)

/** All boxes, including 'Agree to all', have the same value. */
export const allTicked = (isTicked: boolean): Step => [
  isTicked ? 'Every box is ticked' : 'No box is ticked',
  ({ page }) => {
    const boxes = page.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual(
      Array.from({ length: consentKeys.length + 1 }, () => isTicked),
    )
  },
]

/** No call was made, not even a failed one. */
export const neverRegisters: Step = [
  'Nobody is registered',
  ({ stage }) => expect([...stage.calls].filter((call) => call.startsWith('register'))).toEqual([]),
]

/** Every leaf state of the consent step. auth.txt §2 "Consent step", §4 "Consent ticking". */
export const consentsJourneys = {
  'consents.choosing.incomplete': { ...korea, steps: toConsents },
  'consents.choosing.complete': { ...korea, steps: [...toConsents, ...tickRequired] },
  'consents.agreed': {
    ...korea,
    given: 'signup.succeeds',
    steps: [...toConsents, check('Agree to all'), press('Next'), passed('auth.registered'), leaving],
  },
  'consents.left': { ...korea, steps: [...toConsents, check('Agree to all'), press('Back'), keepsForm()] },
} as const satisfies Journeys
