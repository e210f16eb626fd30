import type { SpecRow } from '../../docs/spec/specRow.ts'

export const ssoSignupRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: '/signup/sso-business-account: signing up with an SSO email without an account',
    sentences: ['§2 /signup/sso-business-account?email={email} for an SSO', '§4 SSO but not'],
    machines: ['ssoSignup', 'auth'],
    tested: ['src/domain/auth/providers/sso.ts'],
    built: ['src/flows/auth/ssoSignup/SsoSignupPage.tsx', 'src/views/auth/ssoSignup/SsoSignupView.tsx'],
    stories: ['Auth/Single sign-on sign-up', 'Auth/Single sign-on sign-up view'],
    tests: ['machines/auth/ssoSignup/ssoSignup.machine.test.ts', 'machines/auth/auth/auth.sso.test.ts'],
  },
  {
    section: 3,
    topic: 'SSO token result, login by sso_id_token, sign-up of type sso, redirect_uri',
    sentences: [
      '§3 Login credentials: username_or_email',
      '§3 SSO check result',
      '§3 SSO token result',
      '§7 POST to the exchange',
    ],
    machines: ['ssoSignup', 'ssoPopup', 'socialSignup'],
    tested: ['src/flows/auth/services/sso.client.ts'],
    built: [
      'machines/auth/ssoSignup/ssoSignup.setup.ts',
      'src/flows/auth/socialSignup/socialSignup.payload.ts',
    ],
    stories: ['Auth/Single sign-on sign-up'],
    tests: [
      'machines/auth/ssoPopup/ssoPopup.signup.test.ts',
      'machines/auth/ssoSignup/ssoSignup.popup.test.ts',
      'src/flows/auth/socialSignup/socialSignup.register.services.test.ts',
    ],
  },
]
