import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import {
  allTicked,
  keepsForm,
  korea,
  neverRegisters,
  signUp,
  tickRequired,
  toConsents,
} from './consents.journeys.ts'
import { isToast } from '../../../testing/journeys/checks.steps.ts'
import { focusOnTitle, leaving } from '../../../testing/journeys/page.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { check, press, until, wait, type Step } from '../../../testing/steps/steps.ts'

const meta = preview.meta({
  title: 'Auth/Consents while signing up',
  component: SignupPage,
})

export const Incomplete = meta.story(reaches('consents.choosing.incomplete'))
export const Complete = meta.story(reaches('consents.choosing.complete'))
export const Agreed = meta.story(reaches('consents.agreed', { calls: ['register.ok'] }))
export const Left = meta.story(reaches('consents.left'))

const REASON = 'Agree to all of the required terms to continue.'

const toastSays = (text: string): Step => [
  `The toast says "${text}", and is announced`,
  ({ page }) =>
    waitFor(() => expect(page.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text)),
]

const neverWas = (state: string): Step => [
  `No machine was in ${state}`,
  ({ stage }) => expect([...stage.recorder.visited]).not.toContain(state),
]

export const AgreeToAll = meta.story({
  name: 'Agree to all, one box less, all of them one by one (H5)',
  ...driven(
    {
      ...korea,
      steps: [
        ...toConsents,
        check('Agree to all'),
        allTicked(true),
        check('Agree to all'),
        allTicked(false),
        ...tickRequired,
        check('Receiving marketing messages'),
        allTicked(true),
        check('Terms of Service'),
        until('consents.choosing.incomplete'),
        [
          "'Agree to all' is mixed, and Next says why it does nothing (J8, J12)",
          ({ page }) => {
            expect(page.getByRole('checkbox', { name: 'Agree to all' })).toBePartiallyChecked()
            expect(page.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
              'Agree to all of the required terms to continue.',
            )
          },
        ],
      ],
    },
    { state: 'consents.choosing.incomplete' },
  ),
})

export const NotWithoutTheFour = meta.story({
  name: 'Next does not go on without the required four, and a toast says so (H6)',
  ...driven(
    {
      ...korea,
      steps: [
        ...toConsents,
        ...tickRequired.slice(1),
        check('Receiving marketing messages'),
        press('Next'),
        toastSays(REASON),
        neverRegisters,
      ],
    },
    { state: 'consents.choosing.incomplete' },
  ),
})

export const ToastForAWhile = meta.story({
  name: 'The toast of missing consents stays for 3,500 ms; Enter brings it, too (§9)',
  ...driven(
    {
      ...korea,
      steps: [
        ...toConsents,
        [
          'Press Enter on a box',
          async ({ page, user }) => {
            page.getByRole('checkbox', { name: 'Terms of Service' }).focus()
            await user.keyboard('{Enter}')
          },
        ],
        toastSays(REASON),
        wait(3_499),
        toastSays(REASON),
        wait(1),
        [
          'The toast is gone',
          ({ page }) => waitFor(() => expect(page.queryByRole('alert')?.textContent ?? '').toBe('')),
        ],
      ],
    },
    { state: 'consents.choosing.incomplete' },
  ),
})

export const RegistrationFails = meta.story({
  name: 'Error: the registration fails after the consents, at the form and as a toast (§9)',
  ...driven(
    {
      ...korea,
      given: 'signup.serverFailed',
      steps: [
        ...toConsents,
        check('Agree to all'),
        press('Next'),
        keepsForm(),
        isToast('Sorry! Something went wrong on our end.'),
      ],
    },
    { row: 'signup.serverFailed' },
  ),
})

export const AskedAgain = meta.story({
  name: 'Back and again: the boxes begin clear, the form stays (H7)',
  ...driven(
    {
      ...korea,
      steps: [
        ...toConsents,
        check('Agree to all'),
        press('Back'),
        keepsForm(),
        press('Continue'),
        focusOnTitle('Consents'),
        until('consents.choosing.incomplete'),
        allTicked(false),
      ],
    },
    { state: 'consents.choosing.incomplete' },
  ),
})

export const ExperimentOff = meta.story({
  name: 'The experiment is off: the step is skipped (H6)',
  ...driven(
    {
      country: 'KR',
      given: 'signup.succeeds',
      steps: [...signUp(), leaving, neverWas('consents.choosing.incomplete')],
    },
    { state: 'auth.registered', calls: ['register.ok'] },
  ),
})
