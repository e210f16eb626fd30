import type { SpecRow } from '../../docs/spec/specRow.ts'

export const ssoCheckRows: readonly SpecRow[] = [
  {
    section: 4,
    topic: 'Single sign-on',
    sentences: ['§4 Single sign-on: 300', '§4 SSO and existing', '§7 POST /v3/sso/info/ | email'],
    machines: ['ssoCheck', 'ssoPopup'],
    built: ['src/flows/auth/services/sso.client.ts', 'src/domain/auth/providers/sso.ts'],
    stories: ['Auth/Single sign-on'],
    tests: [
      'machines/auth/ssoCheck/ssoCheck.machine.test.ts',
      'machines/auth/ssoPopup/ssoPopup.machine.test.ts',
      'machines/auth/login/login.sso.test.ts',
      'machines/auth/auth/auth.sso.test.ts',
      'src/flows/auth/tests/ssoCheck.browser.test.tsx',
    ],
  },
]
