import { emit, setup } from 'xstate'
import { delays, types, type WithPolicy } from '../../fragments/setup.ts'

export interface SaveConfirmationEmitted {
  readonly type: 'overlay.dismissed'
}

/**
 * The overlay that confirms a save. Spec: saving.txt §4 "Save confirmation overlay". It closes automatically
 * after a fixed time, regardless of what
 * happens to the confetti; reduced motion only removes the confetti.
 */
export const saveConfirmationMachine = setup({
  types: types<{ context: WithPolicy; input: WithPolicy; emitted: SaveConfirmationEmitted }>(),
  delays: delays('confettiDelay', 'saveOverlay'),
  actions: { emitDismissed: emit({ type: 'overlay.dismissed' }) },
}).createMachine({
  id: 'saveConfirmation',
  context: ({ input }) => ({ ...input }),
  initial: 'showing',
  states: {
    showing: {
      initial: 'animatingIn',
      after: { saveOverlay: 'dismissed' },
      states: {
        animatingIn: { after: { confettiDelay: 'celebrating' } },
        celebrating: {},
      },
    },
    dismissed: { type: 'final', entry: 'emitDismissed' },
  },
})
