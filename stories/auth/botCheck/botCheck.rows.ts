import type { SpecRow } from '../../docs/spec/specRow.ts'

export const botCheckRows: readonly SpecRow[] = [
  {
    section: 4,
    topic: 'Bot check',
    sentences: [
      '§3 Browser storage: multiple-accounts',
      '§4 Bot check: after',
      '§4 The v3 token',
      '§8 Too-quick login within',
      '§9 Bot-check: token refresh',
    ],
    machines: ['botCheck', 'rateLimit'],
    tested: ['src/domain/auth/botLimit.ts'],
    built: ['src/flows/auth/login/BotCheckWidget.tsx', 'src/flows/auth/services/botLimit.storage.ts'],
    stories: ['Auth/Bot check', 'Auth/Bot-check limit'],
    tests: [
      'machines/auth/botCheck/botCheck.machine.test.ts',
      'machines/auth/rateLimit/rateLimit.machine.test.ts',
    ],
  },
  {
    section: 7,
    topic: 'Bot-check action names, provider scripts and their locales',
    sentences: ['§4 The v3 token', '§7 Bot-check tokens are', '§7 Provider scripts are'],
    machines: ['botCheck', 'scriptLoader'],
    tested: ['src/flows/auth/services/botToken.ts', 'src/platform/sdk/providerLocales.ts'],
    built: ['src/platform/sdk/providers.ts'],
    stories: ['Auth/Bot check', 'Auth/Social log-in'],
    tests: ['src/platform/sdk/sdk.test.ts'],
  },
]
