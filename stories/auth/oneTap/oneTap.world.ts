import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { oneTapErrors } from '../../../src/errors/auth/oneTap.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

/** The bar fills in one step, because further steps lead to the same state. */
const shortBar = resolvePolicy({ timing: { loadingStep: defaultPolicy.timing.loadingBar } })

export const oneTapWorld = defineWorld('oneTap', {
  sheet: { flow: 'accounts', position: 1 },
  inputs: {
    '': { isMember: false, policy: shortBar },
    'come as a member': { isMember: true, policy: shortBar },
    'come from a country of consents': { isMember: false, needsConsents: true, policy: shortBar },
  },
  events: [
    { type: 'token.received', idToken: 't' },
    { type: 'offer.dismissed' },
    { type: 'offer.retried' },
    { type: 'bot.loaded' },
    { type: 'bot.solved', token: 'v2' },
    { type: 'bot.failed' },
  ],
  failures: [
    ...failuresOf(oneTapErrors),
    ...failuresOf({
      a: { ...oneTapErrors.failed, code: 'noAccount' },
      b: { ...oneTapErrors.failed, code: 'missingAge' },
    }),
  ],
  difference: ({ context }) => [context.offer, context.extras !== null],
})
