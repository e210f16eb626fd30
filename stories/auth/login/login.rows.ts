import type { SpecRow } from '../../docs/spec/specRow.ts'

export const loginRows: readonly SpecRow[] = [
  {
    section: 1,
    topic: 'Methods: email, social providers, the third in JP, single sign-on',
    machines: ['login', 'socialPopup', 'ssoCheck', 'ssoPopup'],
    tested: ['src/domain/auth/providers/providers.ts'],
    built: ['src/domain/auth/providers/sso.ts'],
    stories: ['Auth/Log-in variants', 'Auth/Social log-in', 'Auth/Single sign-on'],
    tests: ['machines/auth/login/login.social.test.ts', 'machines/auth/login/login.sso.test.ts'],
  },
  {
    section: 2,
    topic: 'Account-recovery and social-auth-disabled modals',
    machines: ['login', 'forgotPassword'],
    built: [
      'src/views/auth/recovery/NoticeDialog.tsx',
      'src/views/auth/recovery/notices.ts',
      'src/flows/auth/login/LoginNotice.tsx',
    ],
    stories: ['Recovery/Notice dialog'],
    tests: ['machines/auth/login/login.dialogs.test.ts', 'src/flows/auth/login/notice.connect.test.ts'],
  },
  {
    section: 2,
    topic: 'Login form (page, modal or flyout)',
    machines: ['login', 'auth'],
    built: [
      'src/flows/auth/shell/LoginPage.tsx',
      'src/flows/auth/shell/AuthModal.tsx',
      'src/flows/auth/shell/LoginFlyout.tsx',
      'src/views/auth/shell/FlyoutPanel.tsx',
    ],
    stories: ['Auth/Log in', 'Auth/Sign-in modal', 'Auth/Flyout'],
    tests: ['src/flows/auth/tests/flyout.browser.test.tsx', 'src/flows/auth/tests/modal.browser.test.tsx'],
  },
  {
    section: 3,
    topic: 'Login credentials, flags, extra payload, login response, error object',
    machines: ['login'],
    tested: ['src/flows/auth/services/auth.client.ts'],
    built: ['src/api/auth/auth.payloads.ts', 'src/api/auth/entities/login.ts'],
    stories: ['Auth/Log in'],
    tests: ['src/api/client.test.ts', 'src/api/client.faults.test.ts'],
  },
  {
    section: 4,
    topic: 'Login form, login outcome codes, two-factor, credential store',
    machines: ['login', 'loginMfa', 'auth'],
    tested: ['src/platform/credentials.ts'],
    built: [
      'src/domain/auth/loginOutcomes.ts',
      'src/errors/auth/login.errors.ts',
      'src/errors/auth/outcome.rows.ts',
      'src/errors/resolve.ts',
    ],
    stories: ['Auth/Log in', 'Auth/Two-factor', 'Auth/Sign-in modal'],
    tests: ['machines/auth/login/login.machine.test.ts', 'machines/auth/loginMfa/loginMfa.machine.test.ts'],
  },
  {
    section: 8,
    topic: 'Login and social login errors, modals',
    machines: ['login', 'loginMfa', 'socialPopup', 'ssoPopup'],
    built: [
      'src/errors/auth/auth.errors.ts',
      'src/errors/auth/login.errors.ts',
      'src/errors/auth/signupPrevented.rows.ts',
      'src/errors/resolve.ts',
    ],
    stories: ['Auth/Log in', 'Auth/Two-factor', 'Auth/Social log-in', 'Recovery/Notice dialog'],
    tests: [
      'src/errors/catalogue.test.ts',
      'stories/paths/paths.test.ts',
      'src/flows/auth/tests/serverWords.browser.test.tsx',
    ],
  },
]
