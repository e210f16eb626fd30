import type { SpecRow } from '../../docs/spec/specRow.ts'

export const ssoSignupRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: '/signup/sso-business-account: signing up with an SSO email without an account',
    machines: ['ssoSignup', 'auth'],
    built: [
      'src/flows/auth/ssoSignup/SsoSignupPage.tsx',
      'src/views/auth/ssoSignup/SsoSignupView.tsx',
      'src/domain/auth/providers/sso.ts',
    ],
    stories: ['Auth/Single sign-on sign-up', 'Auth/Single sign-on sign-up view'],
    tests: [
      'machines/auth/ssoSignup/ssoSignup.machine.test.ts',
      'machines/auth/auth/auth.sso.test.ts',
      'src/domain/auth/providers/sso.test.ts',
    ],
  },
  {
    section: 3,
    topic: 'SSO token result, login by sso_id_token, sign-up of type sso, redirect_uri',
    machines: ['ssoSignup', 'ssoPopup', 'socialSignup'],
    built: [
      'machines/auth/ssoSignup/ssoSignup.setup.ts',
      'src/flows/auth/services/sso.client.ts',
      'src/flows/auth/socialSignup/socialSignup.payload.ts',
    ],
    stories: ['Auth/Single sign-on sign-up'],
    tests: [
      'machines/auth/ssoPopup/ssoPopup.signup.test.ts',
      'machines/auth/ssoSignup/ssoSignup.popup.test.ts',
      'src/flows/auth/services/sso.client.test.ts',
      'src/flows/auth/socialSignup/socialSignup.register.services.test.ts',
    ],
  },
]
