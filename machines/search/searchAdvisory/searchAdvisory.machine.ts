import { emit, setup } from 'xstate'
import type { AdvisoryTarget } from '../../../src/domain/search/advisory.types.ts'
import { types } from '../../fragments/setup.ts'

export type SearchAdvisoryEvent =
  /** It is on screen, and not only on the page. */
  | { readonly type: 'advisory.viewed' }
  | { readonly type: 'advisoryLink.opened'; readonly target: AdvisoryTarget }

export type SearchAdvisoryEmitted =
  | { readonly type: 'advisory.viewed' }
  | { readonly type: 'advisory.clicked'; readonly target: AdvisoryTarget }

const machine = setup({
  types: types<{ events: SearchAdvisoryEvent; emitted: SearchAdvisoryEmitted }>(),
  actions: {
    emitViewed: emit({ type: 'advisory.viewed' }),
    emitClicked: emit((_, { target }: { readonly target: AdvisoryTarget }) => ({
      type: 'advisory.clicked' as const,
      target,
    })),
  },
})

/**
 * An advisory on a page of search results. It reports the first time that it is seen, and every click. Spec: saving.txt §3
 * "Search advisory".
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
    seen: {},
  },
})
