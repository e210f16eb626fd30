import type { SpecRow } from './specRow.ts'

/** auth.txt, sections 7 to 9: calls, errors, constants. */
export const authCalls: readonly SpecRow[] = [
  {
    section: 7,
    matter: 'The calls, their payloads and answers',
    machines: [],
    built: ['src/api/auth/auth.endpoints.ts', 'src/api/client.ts', 'mocks/handlers/auth/requestRules.ts'],
    stories: ['Auth/Log in', 'Auth/Sign up', 'Recovery/Offsite link'],
    tests: [
      'mocks/handlers.test.ts',
      'mocks/scenarios.test.ts',
      'src/api/client.test.ts',
      'src/api/auth/offsite.test.ts',
      'stories/coverage.test.ts',
    ],
  },
  {
    section: 7,
    matter: 'Pin read by id, pin query by pinId',
    machines: ['pinThumbnail'],
    built: ['src/flows/auth/pinThumbnail/pinThumbnail.services.ts'],
    stories: ['Auth/Containers/Pin thumbnail'],
    tests: ['src/flows/auth/pinThumbnail/pinThumbnail.services.test.ts', 'mocks/pins.test.ts'],
  },
  {
    section: 7,
    matter: 'Bot-check action names, provider scripts and their locales',
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
  {
    section: 8,
    matter: 'Signup errors',
    machines: ['signup', 'socialSignup'],
    built: ['src/errors/auth/signup.errors.ts'],
    stories: ['Auth/Sign up/Errors', 'Auth/Social sign-up/Errors'],
    tests: [
      'src/errors/catalogue.test.ts',
      'machines/auth/signup/signup.rules.test.ts',
      'machines/auth/socialSignup/socialSignup.failures.test.ts',
    ],
  },
  {
    section: 8,
    matter: 'Login and social login errors, modals',
    machines: ['login', 'loginMfa', 'socialPopup', 'ssoPopup'],
    built: ['src/errors/auth/auth.errors.ts', 'src/errors/auth/login.errors.ts', 'src/errors/resolve.ts'],
    stories: [
      'Auth/Log in/Errors',
      'Auth/Two-factor/Errors',
      'Auth/Social log-in/Errors',
      'Recovery/Notice dialog',
    ],
    tests: [
      'src/errors/catalogue.test.ts',
      'stories/support/paths/paths.test.ts',
      'src/flows/auth/tests/serverWords.browser.test.tsx',
    ],
  },
  {
    section: 8,
    matter: 'Resources: retryable, aborted calls ignored',
    machines: [],
    built: ['src/api/failure.ts', 'src/domain/navigation/resourceRedirect.ts'],
    stories: [],
    tests: ['src/api/client.faults.test.ts', 'src/domain/navigation/resourceRedirect.test.ts'],
  },
  {
    section: 9,
    matter: 'Delays, limits and open values',
    machines: [],
    built: [
      'src/domain/policy/timing.ts',
      'src/domain/policy/policy.ts',
      'src/domain/auth/providers/popups.ts',
    ],
    stories: ['Auth/Bot-check limit', 'Auth/Single sign-on'],
    tests: [
      'machines/laws.test.ts',
      'machines/auth/scriptLoader/scriptLoader.machine.test.ts',
      'src/domain/auth/botLimit.test.ts',
    ],
  },
  {
    section: 9,
    matter: 'Widths and breakpoints',
    machines: [],
    built: ['src/theme/tokens.ts', 'src/ui/dialog/Dialog.styles.ts', 'src/views/auth/shell/LimitedPlace.tsx'],
    stories: ['Auth/Containers/Limited log-in', 'Auth/Two-factor', 'Auth/Birthday view'],
    tests: ['src/flows/auth/tests/smallWindow.browser.test.tsx'],
  },
  {
    section: 9,
    matter: 'Truncation, navigation history, LRU cache, reserved query keys',
    machines: [],
    built: [
      'src/domain/text/truncate.ts',
      'src/domain/navigation/navigationHistory.ts',
      'src/domain/navigation/lruCache.ts',
      'src/domain/navigation/reservedQuery.ts',
      'src/domain/navigation/deviceCodes.ts',
    ],
    stories: [],
    tests: [
      'src/domain/text/truncate.test.ts',
      'src/domain/navigation/navigationHistory.test.ts',
      'src/domain/navigation/lruCache.test.ts',
      'src/domain/navigation/reservedQuery.test.ts',
    ],
  },
]
