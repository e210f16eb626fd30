import type { Advice } from './advice.types.ts'

/** Promoting a pin as an ad. */
export const promoteAdvice: Readonly<Record<string, Advice>> = {
  'Quick promote/Budget field': {
    do: 'Give it a `key` of the country, set `isSubmitted` when somebody tries to continue, and keep the last reading that `onBudget` brought: it has the amount in minor units.',
    dont: 'Don’t parse the text of the field yourself, and don’t continue with a reading that is not an amount or is below the minimum.',
  },
}
