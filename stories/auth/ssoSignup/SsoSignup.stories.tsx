import preview from '../../../.storybook/preview.tsx'
import { SsoSignupPage } from '../../../src/flows/auth/ssoSignup/SsoSignupPage.tsx'
import { atSsoSignup, NEWCOMER, OFFER } from './ssoSignup.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { see, until } from '../../../testing/steps/steps.ts'

const meta = preview.meta({
  title: 'Auth/Single sign-on sign-up',
  tags: ['autodocs'],
  component: SsoSignupPage,
})

export const Playground = meta.story({
  ...driven({ ...atSsoSignup(), isLive: true, given: 'sso.succeeds', steps: [see(OFFER)] }, {}),
  args: { email: NEWCOMER },
})

export const CollectingEmail = meta.story(reaches('ssoSignup.collectingEmail'))
export const Checking = meta.story(reaches('ssoSignup.checking.waiting'))
export const CheckingSlowly = meta.story(reaches('ssoSignup.checking.slow'))
export const CheckFailed = meta.story(reaches('ssoSignup.checkFailed', { calls: ['checkSso.failed'] }))
export const NotFound = meta.story(reaches('ssoSignup.notFound'))
export const AccountFound = meta.story(reaches('ssoSignup.accountFound'))
export const Offering = meta.story(reaches('ssoSignup.offering', { calls: ['checkSso.ok'] }))
export const Authorizing = meta.story(reaches('ssoSignup.authorizing'))
export const Identifying = meta.story(reaches('ssoPopup.identifying'))
export const CheckingAccount = meta.story({
  name: 'Checking the account: the company named another email',
  ...reaches('ssoSignup.checkingAccount', { calls: ['exchangeSsoCode.ok'] }),
})
export const Identified = meta.story({
  name: 'Identified: the birthday is all that is missing',
  ...reaches('ssoSignup.identified', { calls: ['exchangeSsoCode.ok'] }),
})
export const PopupIdentified = meta.story({
  name: 'The popup says who the person is',
  ...reaches('ssoPopup.identified'),
})
export const Existing = meta.story({
  name: 'Existing: the person has an account, and is logged in by the token',
  ...reaches('ssoSignup.existing', { calls: ['checkEmailExists.ok', 'logIn.ok'] }),
})
export const SsoLogin = meta.story({
  name: 'An account with single sign-on opens its popup at once',
  ...reaches('ssoSignup.ssoLogin'),
})
export const LoginRequested = meta.story({
  name: 'An account with a password: the log-in form, with the email filled in',
  ...reaches('ssoSignup.loginRequested'),
})
export const SignupRequested = meta.story({
  name: 'Signing up with an email instead',
  ...reaches('ssoSignup.signupRequested'),
})
export const OnItsPage = meta.story(reaches('auth.ssoSignup'))
export const LoggingIn = meta.story(reaches('auth.loggingIn'))

export const Phone = meta.story({
  ...reaches('ssoSignup.offering'),
  globals: { viewport: { value: 'phone' } },
})
export const Dark = meta.story({ ...reaches('ssoSignup.accountFound'), globals: { theme: 'dark' } })
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  ...driven({ ...atSsoSignup(), steps: [until('ssoSignup.offering')] }, { state: 'ssoSignup.offering' }),
  globals: { locale: 'ar' },
})
