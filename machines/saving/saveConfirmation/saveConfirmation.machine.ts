import { emit, setup } from 'xstate'
import { delays, types, type WithPolicy } from '../../fragments/setup.ts'

/** What leaves the overlay. */
export interface SaveConfirmationEmitted {
  readonly type: 'overlay.dismissed'
}

/**
 * The overlay that confirms a save. Spec: saving.txt §4 "Save confirmation overlay". It goes by itself, and its time is counted from its
 * beginning, whatever the confetti comes to: reduced motion leaves that out and changes nothing else (J20).
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
