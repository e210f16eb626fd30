import type { SpecRow } from '../../docs/spec/specRow.ts'

export const authRows: readonly SpecRow[] = [
  {
    section: 1,
    topic: 'Sign up or log in: modal, page, business page',
    machines: ['auth'],
    built: [
      'src/flows/auth/shell/AuthModal.tsx',
      'src/flows/auth/shell/LoginPage.tsx',
      'src/flows/auth/shell/SignupPage.tsx',
    ],
    stories: ['Auth/Sign-in modal', 'Auth/Log in', 'Auth/Sign up'],
    tests: [
      'machines/auth/auth/auth.machine.test.ts',
      'src/flows/auth/tests/auth.walk.test.ts',
      'src/flows/auth/tests/modal.browser.test.tsx',
    ],
  },
  {
    section: 2,
    topic: 'Views login and personalized login, business variants, links and terms',
    machines: ['auth', 'login'],
    built: ['src/views/auth/login/LoginView.tsx', 'src/flows/auth/login/LoginScreen.tsx'],
    stories: ['Auth/Log-in variants', 'Auth/Personalized log-in', 'Auth/Log in view'],
    tests: ['src/flows/auth/shell/useAuth.test.ts', 'src/flows/auth/login/login.connect.test.ts'],
  },
  {
    section: 2,
    topic: 'Container bottom.right.upsell.email',
    machines: ['auth'],
    built: ['src/flows/auth/shell/AuthUpsell.tsx', 'src/views/auth/shell/UpsellEmail.tsx'],
    stories: ['Auth/Corner'],
    tests: ['src/flows/auth/pinThumbnail/containers.browser.test.tsx'],
  },
  {
    section: 2,
    topic: 'Post-login redirect, account-switch mode, signed-in members redirected from the form',
    machines: ['auth'],
    tested: ['src/domain/navigation/redirect.ts', 'src/flows/auth/shell/auth.effects.ts'],
    stories: ['Auth/Log-in addresses', 'Auth/Log-in variants'],
    tests: ['src/flows/auth/tests/leaving.browser.test.tsx'],
  },
  {
    section: 6,
    topic: 'LIMITED_LOGIN: subheader and side image',
    machines: ['auth'],
    built: [
      'src/views/auth/shell/LimitedAside.tsx',
      'src/views/auth/shell/LimitedPlace.tsx',
      'src/flows/auth/shell/AuthModal.tsx',
    ],
    stories: ['Auth/Limited log-in'],
    tests: ['src/flows/auth/pinThumbnail/containers.browser.test.tsx'],
  },
  {
    section: 6,
    topic: 'Visitor, AUTH viewer, business flag, providers by country and experiment',
    machines: ['auth'],
    tested: ['src/domain/auth/providers/providers.ts', 'src/flows/auth/shell/providerButtons.ts'],
    built: ['src/views/auth/shell/ProviderButtons.tsx'],
    stories: ['Auth/Log-in variants', 'Auth/Personalized log-in'],
    tests: ['src/flows/auth/shell/useAuth.test.ts', 'src/flows/auth/tests/providers.browser.test.tsx'],
  },
]
