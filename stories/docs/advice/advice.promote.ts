import type { Advice } from './advice.types.ts'

/** Promoting a pin as an ad. */
export const promoteAdvice: Readonly<Record<string, Advice>> = {
  'Quick promote/Promote a Pin': {
    do: 'Mount it at the addresses that `readPromoteRoute` reads, for a signed-in member, and pass your own `services` and payment element. Keep the step in your address with `onStep`, so that a reload comes back to it.',
    dont: 'Don’t send the request again yourself when its answer is lost: `findCampaign` tells whether the ad exists. Don’t draw fields for a card inside the flow: they belong to your payment provider.',
    machines: ['quickPromote', 'pinSelection', 'tagSelection', 'businessInfo'],
  },
  'Quick promote/Budget field': {
    do: 'Give it a `key` of the country, set `isSubmitted` when somebody tries to continue, and pass `readBudget` of what `onBudget` brought back as `reading`: it has the amount in minor units. `isBudgetUsable` tells whether it can be sent.',
    dont: 'Don’t parse the text of the field yourself, and don’t continue with a budget that is not usable.',
  },
}
