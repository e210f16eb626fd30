import { emit, setup } from 'xstate'
import { outcomesOf } from '../../fragments/outcome.ts'
import { delays, types, type WithPolicy } from '../../fragments/setup.ts'

/** How the invitation ended. */
export interface ClaimUpsellOutput {
  readonly outcome: 'connecting' | 'dismissed'
}

export type ClaimUpsellEmitted =
  /** It is on screen, so it counts as seen. */
  { readonly type: 'claim.shown' } | { readonly type: 'claim.connecting' }

const outcomes = outcomesOf<WithPolicy, ClaimUpsellOutput>()

/**
 * Invites the member to connect an account of the photo-sharing service. Spec: saving.txt §4 "Photo-sharing upsell". It cannot be
 * dismissed right away, so that a click meant for the page behind does not close it.
 */
export const claimUpsellMachine = setup({
  types: types<{
    context: WithPolicy
    input: WithPolicy
    events: { readonly type: 'connect.requested' } | { readonly type: 'upsell.dismissed' }
    emitted: ClaimUpsellEmitted
    output: ClaimUpsellOutput
  }>(),
  delays: delays('claimDismiss'),
  actions: {
    emitShown: emit({ type: 'claim.shown' }),
    emitConnecting: emit({ type: 'claim.connecting' }),
  },
}).createMachine({
  id: 'claimUpsell',
  context: ({ input }) => input,
  output: outcomes.output,
  initial: 'locked',
  entry: 'emitShown',
  on: { 'connect.requested': '.connecting' },
  states: {
    locked: { after: { claimDismiss: 'dismissible' } },
    dismissible: { on: { 'upsell.dismissed': 'dismissed' } },
    connecting: { ...outcomes.final(() => ({ outcome: 'connecting' })), entry: 'emitConnecting' },
    dismissed: outcomes.final(() => ({ outcome: 'dismissed' })),
  },
})
