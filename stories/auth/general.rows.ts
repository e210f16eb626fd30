import type { SpecRow } from '../docs/spec/specRow.ts'

/** Topics that no machine implements. */
export const generalRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Sign-up titles by source and inviter',
    tested: ['src/domain/auth/signup/signupSource.ts'],
    built: ['src/flows/auth/signup/SignupTitle.tsx'],
    stories: ['Auth/Container titles'],
  },
  {
    section: 2,
    topic: 'A failed resource load redirects',
    tested: ['src/domain/navigation/resourceRedirect.ts'],
    built: ['src/flows/runtime/useResourceRedirect.ts', 'src/flows/auth/offsite/offsite.effects.ts'],
    stories: ['Recovery/Offsite link'],
    tests: [
      'src/flows/runtime/useResourceRedirect.test.tsx',
      'src/flows/auth/offsite/offsite.connect.test.ts',
      'src/api/client.answers.test.ts',
    ],
  },
  {
    section: 7,
    topic: 'The calls, their payloads and responses',
    tested: ['src/api/client.ts'],
    built: ['src/api/auth/auth.endpoints.ts', 'mocks/handlers/auth/requestRules.ts'],
    stories: ['Auth/Log in', 'Auth/Sign up', 'Recovery/Offsite link'],
    tests: [
      'mocks/handlers.test.ts',
      'mocks/scenarios.test.ts',
      'src/api/auth/offsite.test.ts',
      'stories/gate/coverage.test.ts',
    ],
  },
  {
    section: 8,
    topic: 'Resources: retryable, aborted calls ignored',
    tested: ['src/domain/navigation/resourceRedirect.ts'],
    built: ['src/api/failure.ts'],
    tests: ['src/api/client.faults.test.ts'],
  },
  {
    section: 9,
    topic: 'Delays, limits and open values',
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
    topic: 'Widths and breakpoints',
    built: ['src/theme/tokens.ts', 'src/ui/dialog/Dialog.styles.ts', 'src/views/auth/shell/LimitedPlace.tsx'],
    stories: ['Auth/Limited log-in', 'Auth/Two-factor', 'Auth/Birthday view'],
    tests: ['src/flows/auth/tests/smallWindow.browser.test.tsx'],
  },
  {
    section: 2,
    topic: 'In-app navigation on the same origin, a full redirect to any other',
    tested: ['src/flows/runtime/goTo.ts', 'src/flows/auth/shell/auth.effects.ts'],
    stories: ['Auth/Log-in addresses'],
  },
  {
    section: 7,
    topic: 'Analytics: attempts, successes and failures, with their log-in method and device',
    tested: ['src/flows/auth/services/attempts.ts', 'src/domain/auth/providers/loginMethods.ts'],
    built: ['src/flows/runtime/logEvents.ts', 'src/domain/navigation/deviceCodes.ts'],
    stories: ['Auth/Log in'],
    tests: ['src/flows/auth/shell/auth.services.test.ts', 'src/flows/auth/shell/auth.failures.test.ts'],
  },
  {
    section: 9,
    topic: 'Truncation, navigation history, LRU cache, reserved query keys',
    tested: [
      'src/domain/text/truncate.ts',
      'src/domain/navigation/navigationHistory.ts',
      'src/domain/navigation/lruCache.ts',
      'src/domain/navigation/reservedQuery.ts',
    ],
    built: [
      'src/flows/runtime/useHistory.ts',
      'src/flows/runtime/visitMemory.ts',
      'src/flows/auth/signup/SignupTitle.tsx',
    ],
    stories: ['Auth/Container titles'],
    tests: [
      'src/flows/runtime/useHistory.browser.test.tsx',
      'src/flows/auth/pinThumbnail/pinThumbnail.services.test.ts',
    ],
  },
]
