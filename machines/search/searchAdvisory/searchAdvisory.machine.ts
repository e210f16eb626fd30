import { emit, setup } from 'xstate'
import type { AdvisoryTarget } from '../../../src/domain/search/advisory.types.ts'
import { types } from '../../fragments/setup.ts'

export type SearchAdvisoryEvent =
  /** It is on screen, and not only on the page. */
  | { readonly type: 'advisory.viewed' }
  | { readonly type: 'advisoryLink.opened'; readonly target: AdvisoryTarget }
  | { readonly type: 'advisory.dismissed' }
  | { readonly type: 'advisory.restored' }

export type SearchAdvisoryEmitted =
  | { readonly type: 'advisory.viewed' }
  | { readonly type: 'advisory.clicked'; readonly target: AdvisoryTarget }
  /** It is not to be shown to this person again. */
  | { readonly type: 'advisory.dismissed' }
  /** It is, after all. */
  | { readonly type: 'advisory.restored' }

const machine = setup({
  types: types<{ events: SearchAdvisoryEvent; emitted: SearchAdvisoryEmitted }>(),
  actions: {
    emitViewed: emit({ type: 'advisory.viewed' }),
    emitDismissed: emit({ type: 'advisory.dismissed' }),
    emitRestored: emit({ type: 'advisory.restored' }),
    emitClicked: emit((_, { target }: { readonly target: AdvisoryTarget }) => ({
      type: 'advisory.clicked' as const,
      target,
    })),
  },
})

/**
 * An advisory on a page of search results. It reports the first time that it is seen, and every click. Where the
 * server allows it, it is dismissed for good, and can be had back until the page is left. Spec: saving.txt §3 "Search advisory".
 */
export const searchAdvisoryMachine = machine.createMachine({
  id: 'searchAdvisory',
  initial: 'unseen',
  on: {
    'advisoryLink.opened': {
      actions: { type: 'emitClicked', params: ({ event }) => ({ target: event.target }) },
    },
  },
  states: {
    unseen: { on: { 'advisory.viewed': { target: 'seen', actions: 'emitViewed' } } },
    seen: { on: { 'advisory.dismissed': { target: 'dismissed', actions: 'emitDismissed' } } },
    dismissed: { on: { 'advisory.restored': { target: 'seen', actions: 'emitRestored' } } },
  },
})
