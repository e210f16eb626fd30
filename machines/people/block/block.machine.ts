import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface BlockInput extends WithPolicy {
  readonly isBlocked: boolean
  readonly isSignedIn: boolean
}

/** For the app and the log; the user is shown nothing. */
export type BlockEmitted =
  | { readonly type: 'block.confirmed'; readonly isBlocked: boolean; readonly isLast: boolean }
  | { readonly type: 'attempt.failed'; readonly row: 'block.failed'; readonly failure: Failure | null }
  | { readonly type: 'login.required' }

export interface Ended {
  readonly wanted: boolean
  readonly failure: Failure | null
}

const thrown =
  (wanted: boolean) =>
  ({ event }: { event: { error: unknown } }): Ended => ({ wanted, failure: toFailure(event.error) })
const failed = <Params>(params: Params, other: 'blocking' | 'unblocking') =>
  [
    { guard: { type: 'isInDoubt', params }, target: other, actions: { type: 'emitFailed', params } },
    { guard: { type: 'isGivenUp', params }, target: 'deciding', actions: { type: 'emitFailed', params } },
    { target: 'deciding', actions: [{ type: 'emitFailed', params }, 'revert'] },
  ] as const
const askedToLogIn = { guard: 'isSignedOut', actions: 'emitLoginRequired' } as const
const taken = (wanted: boolean) =>
  [
    { type: 'confirm', params: { wanted } },
    { type: 'emitConfirmed', params: { wanted } },
  ] as const
const blocked = { wanted: true } as const
const unblocked = { wanted: false } as const

/**
 * One member, blocked or not. Spec: saving.txt §4 "Follow and block". It works like following: the change shows at once, one call runs at a
 * time, the last click wins, and a failure is undone silently. Following is not affected. A block is confirmed first, as
 * `policy.saving.confirmBlock` says; a click that takes back an unblock in flight is not.
 */
export const blockMachine = setup({
  types: types<{
    /** `wants` is what the button shows; `isBlocked` is the server's last answer. */
    context: BlockInput & { readonly wants: boolean }
    input: BlockInput
    events: { type: 'block.toggled' } | { type: 'question.confirmed' } | { type: 'question.closed' }
    emitted: BlockEmitted
  }>(),
  actors: { block: notProvided<void, undefined>('block'), unblock: notProvided<void, undefined>('unblock') },
  delays: delays('requestTimeout'),
  guards: {
    isBlocked: ({ context }) => context.isBlocked,
    wantsBlock: ({ context }) => context.wants && !context.isBlocked,
    wantsUnblock: ({ context }) => !context.wants && context.isBlocked,
    isSignedOut: ({ context }) => !context.isSignedIn,
    isAsked: ({ context: { policy } }) => policy.saving.confirmBlock,
    isGivenUp: ({ context }, { wanted }: { wanted: boolean }) => context.wants !== wanted,
    /** The outcome of the call is unknown, and the user wants the opposite by now. */
    isInDoubt: ({ context }, { wanted, failure }: Ended) =>
      context.wants !== wanted && failure?.kind !== 'refused',
  },
  actions: {
    turn: assign(({ context }) => ({ wants: !context.wants })),
    confirm: assign((_, { wanted }: { wanted: boolean }) => ({ isBlocked: wanted })),
    revert: assign(({ context }) => ({ wants: context.isBlocked })),
    emitConfirmed: emit(({ context }, { wanted }: { wanted: boolean }) => ({
      type: 'block.confirmed' as const,
      isBlocked: wanted,
      isLast: context.wants === wanted,
    })),
    emitFailed: emit((_, { failure }: Ended) => ({
      type: 'attempt.failed' as const,
      row: 'block.failed' as const,
      failure,
    })),
    emitLoginRequired: emit({ type: 'login.required' }),
  },
}).createMachine({
  id: 'block',
  context: ({ input }) => ({ ...input, wants: input.isBlocked }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'wantsBlock', target: 'blocking' },
        { guard: 'wantsUnblock', target: 'unblocking' },
        { guard: 'isBlocked', target: 'blocked' },
        { target: 'unblocked' },
      ],
    },
    unblocked: {
      on: {
        'block.toggled': [
          askedToLogIn,
          { guard: 'isAsked', target: 'confirming' },
          { target: 'blocking', actions: 'turn' },
        ],
      },
    },
    confirming: {
      on: {
        'question.confirmed': { target: 'blocking', actions: 'turn' },
        'question.closed': 'unblocked',
      },
    },
    blocking: {
      tags: 'pending',
      on: { 'block.toggled': { actions: 'turn' } },
      invoke: {
        src: 'block',
        onDone: [
          { guard: { type: 'isGivenUp', params: blocked }, target: 'unblocking', actions: taken(true) },
          { target: 'blocked', actions: taken(true) },
        ],
        onError: failed(thrown(true), 'unblocking'),
      },
      after: { requestTimeout: failed({ wanted: true, failure: null }, 'unblocking') },
    },
    blocked: { on: { 'block.toggled': [askedToLogIn, { target: 'unblocking', actions: 'turn' }] } },
    unblocking: {
      tags: 'pending',
      on: { 'block.toggled': { actions: 'turn' } },
      invoke: {
        src: 'unblock',
        onDone: [
          { guard: { type: 'isGivenUp', params: unblocked }, target: 'blocking', actions: taken(false) },
          { target: 'unblocked', actions: taken(false) },
        ],
        onError: failed(thrown(false), 'blocking'),
      },
      after: { requestTimeout: failed({ wanted: false, failure: null }, 'blocking') },
    },
  },
})
