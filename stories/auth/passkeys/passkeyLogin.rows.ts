import type { SpecRow } from '../../docs/spec/specRow.ts'

export const passkeyLoginRows: readonly SpecRow[] = [
  {
    section: 1,
    topic: 'Beyond the specification: logging in with a passkey',
    sentences: [],
    machines: ['passkeyLogin'],
    built: [
      'src/platform/sdk/webauthn.ts',
      'src/flows/auth/passkeys/PasskeyLogin.tsx',
      'src/views/auth/passkeys/PasskeyLoginView.tsx',
    ],
    stories: ['Auth/Passkey log-in'],
    tests: [
      'machines/auth/passkeyLogin/passkeyLogin.machine.test.ts',
      'machines/auth/passkeyLogin/passkeyLogin.refusals.test.ts',
      'mocks/handlers/auth/passkeys.test.ts',
      'src/flows/auth/passkeys/passkeys.browser.test.tsx',
    ],
  },
]
