import type { Journey } from '../../../testing/journeys/journey.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { press, see, type Step } from '../../../testing/steps/steps.ts'

/** Somebody whose company has single sign-on, and who has no account yet. */
export const NEWCOMER = 'robin@acme.example'

/** The page for signing up with single sign-on, with the email in its address. auth.txt §2. */
export const atSsoSignup = (email = NEWCOMER) =>
  ({
    href: `https://tackboard.example/signup/sso-business-account?email=${encodeURIComponent(email)}`,
  }) satisfies Journey

export const OFFER = /uses single sign‑on\. Continue with your work account/
const CONTINUE = 'Continue with SSO'

export const toOffer: Step[] = [see(OFFER), focusOnTitle('Sign up with SSO')]
export const openCompany: Step[] = [see(OFFER), press(CONTINUE)]
/** After a failure, the button is available again. */
export const offersAgain: Step = [
  'The page offers single sign-on again',
  async ({ page }) => {
    await page.findByRole('button', { name: 'Use another email' })
    await page.findByRole('button', { name: CONTINUE })
  },
]
