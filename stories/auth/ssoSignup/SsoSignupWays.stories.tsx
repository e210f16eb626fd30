import preview from '../../../.storybook/preview.tsx'
import { SsoSignupPage } from '../../../src/flows/auth/ssoSignup/SsoSignupPage.tsx'
import { keepsTyped, passed } from '../../../testing/journeys/checks.steps.ts'
import { korea } from '../signup/consents.journeys.ts'
import { SSO_EMAIL } from '../../../testing/journeys/logIn.steps.ts'
import { closeWindow, letGraceEnd, onlyWindowIsFocused } from '../social/popup.steps.ts'
import { giveBirthday } from '../socialSignup/socialSignup.journeys.ts'
import { companyFails } from './ssoSignup.journeys.ts'
import { atSsoSignup, NEWCOMER, offersAgain, openCompany, OFFER } from './ssoSignup.steps.ts'
import { focusInField, focusOnTitle, goesTo } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, see, type, until, type Step } from '../../../testing/steps/steps.ts'

const meta = preview.meta({
  title: 'Auth/Single sign-on sign-up',
  component: SsoSignupPage,
})

/** On a page, focus goes to the title of each view. J4. */
const BIRTHDATE = focusOnTitle('Enter your birthdate')
export const Registered = meta.story({
  name: 'Registered: the company’s words, the birthday and the country are sent',
  ...driven(
    {
      ...atSsoSignup(),
      given: 'sso.succeeds',
      steps: [...openCompany, BIRTHDATE, ...giveBirthday(), passed('auth.registered'), goesTo('/')],
    },
    { state: 'socialSignup.registered', calls: ['register.ok'] },
  ),
})
export const Consents = meta.story({
  name: 'Consents: a business account sees the business terms',
  ...driven(
    {
      ...korea,
      ...atSsoSignup(),
      given: 'sso.succeeds',
      steps: [...openCompany, BIRTHDATE, ...giveBirthday(), see('Agree to all')],
    },
    { state: 'socialSignup.consents.afterBirthday' },
  ),
})
export const Offline = meta.story({
  name: 'Error: offline, and it can be tried again (D8)',
  ...driven(
    {
      ...atSsoSignup(),
      given: 'offline',
      steps: [
        see('You’re offline. Check your connection and try again.'),
        press('Try again'),
        see('You’re offline. Check your connection and try again.'),
      ],
    },
    { state: 'ssoSignup.checkFailed', row: 'signup.offline', calls: ['checkSso.failed'] },
  ),
})
export const Blocked = meta.story({
  name: 'Error: the popup is blocked (B6)',
  ...driven(
    { ...atSsoSignup(), given: 'social.popupBlocked', steps: companyFails('You must enable popups!') },
    { state: 'ssoSignup.offering', row: 'social.popupBlocked' },
  ),
})
export const Closed = meta.story({
  name: 'Error: the popup is closed, and focus is back on the button (B7)',
  ...driven(
    {
      ...atSsoSignup(),
      steps: [...openCompany, ...letGraceEnd('ssoPopup'), see('Sorry, we can’t log you in.'), offersAgain],
    },
    { state: 'ssoSignup.offering', row: 'social.popupClosed' },
  ),
})
export const StateMismatch = meta.story({
  name: 'Error: another state than ours, so the code goes nowhere (B4)',
  ...driven(
    { ...atSsoSignup(), given: 'sso.stateMismatch', steps: companyFails('Sorry, we can’t log you in.') },
    { state: 'ssoSignup.offering', row: 'social.failed' },
  ),
})
export const NoTokens = meta.story({
  name: 'Error: the company gives no token (B15)',
  ...driven(
    { ...atSsoSignup(), given: 'sso.noTokens', steps: companyFails('No tokens returned') },
    { state: 'ssoSignup.offering', row: 'social.noTokens' },
  ),
})
export const SecondPress = meta.story({
  name: 'A second press brings the window to the front (B12)',
  ...driven(
    {
      ...atSsoSignup(),
      steps: [
        ...openCompany,
        until('ssoSignup.authorizing'),
        press('Continue with SSO'),
        onlyWindowIsFocused,
      ],
    },
    { state: 'ssoSignup.authorizing' },
  ),
})
export const Cancelled = meta.story({
  name: 'Cancelled: the window closes, and nothing is said',
  ...driven(
    {
      ...atSsoSignup(),
      steps: [...openCompany, ...closeWindow, press('Cancel'), offersAgain],
    },
    { state: 'ssoSignup.offering' },
  ),
})
export const EmailRequired = meta.story({
  name: 'Error: no email, focus is in the field (J5)',
  ...driven(
    {
      ...atSsoSignup(''),
      steps: [see('Enter your work email to sign up with SSO.'), press('Continue'), focusInField('Email')],
    },
    { state: 'ssoSignup.collectingEmail', row: 'emailCollection.emailRequired' },
  ),
})
export const HostileRedirect = meta.story({
  name: 'An address of a stranger is no single sign-on (A14)',
  ...driven(
    {
      ...atSsoSignup('robin@elsewhere.example'),
      given: 'ssoCheck.hostileRedirectNewUser',
      steps: [focusOnTitle('No SSO for this email')],
    },
    { state: 'ssoSignup.notFound' },
  ),
})

const key = (keys: string, sentence: string): Step => [sentence, ({ user }) => user.keyboard(keys)]
const tab = key('{Tab}', 'Tab')
const enter = key('{Enter}', 'Press Enter')

export const Keyboard = meta.story({
  name: 'By keyboard alone: another email, the company, the birthday (J1)',
  ...driven(
    {
      ...atSsoSignup(SSO_EMAIL),
      given: 'sso.succeeds',
      steps: [
        focusOnTitle('Looks like you’re already on Tackboard'),
        tab,
        tab,
        enter,
        focusOnTitle('What’s your email address?'),
        keepsTyped(SSO_EMAIL, null),
        type('Email', NEWCOMER),
        enter,
        see(OFFER),
        focusOnTitle('Sign up with SSO'),
        tab,
        enter,
        BIRTHDATE,
        type('Birthday', '1990-05-17'),
        tab,
        enter,
        goesTo('/'),
      ],
    },
    { state: 'auth.registered', calls: ['register.ok'] },
  ),
})
