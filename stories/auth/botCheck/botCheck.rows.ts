import type { SpecRow } from '../../docs/spec/specRow.ts'

export const botCheckRows: readonly SpecRow[] = [
  {
    section: 4,
    topic: 'Bot check',
    machines: ['botCheck', 'rateLimit'],
    built: [
      'src/domain/auth/botLimit.ts',
      'src/flows/auth/login/BotCheckWidget.tsx',
      'src/flows/auth/services/botLimit.storage.ts',
    ],
    stories: ['Auth/Bot check', 'Auth/Bot-check limit'],
    tests: [
      'machines/auth/botCheck/botCheck.machine.test.ts',
      'machines/auth/rateLimit/rateLimit.machine.test.ts',
      'src/domain/auth/botLimit.test.ts',
    ],
  },
  {
    section: 7,
    topic: 'Bot-check action names, provider scripts and their locales',
    machines: ['botCheck', 'scriptLoader'],
    built: [
      'src/flows/auth/services/botToken.ts',
      'src/platform/sdk/providers.ts',
      'src/platform/sdk/providerLocales.ts',
    ],
    stories: ['Auth/Bot check', 'Auth/Social log-in'],
    tests: [
      'src/flows/auth/services/botToken.test.ts',
      'src/platform/sdk/providerLocales.test.ts',
      'src/platform/sdk/sdk.test.ts',
    ],
  },
]
