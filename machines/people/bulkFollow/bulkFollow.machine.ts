import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface BulkFollowInput extends WithPolicy {
  readonly isSignedIn: boolean
  /** The row's members in order, and whether each is followed. */
  readonly ids: readonly string[]
  readonly followed: readonly string[]
}

type Context = BulkFollowInput & {
  /** Members that show as followed but are not confirmed; the first ones are in the call in flight. */
  readonly asked: readonly string[]
  /** Members whose own button has a call in flight; they are left out. */
  readonly busy: readonly string[]
}

/** Members that do not show as followed. */
const leftIn = ({ ids, followed, asked }: Context) =>
  ids.filter((id) => !followed.includes(id) && !asked.includes(id))
const freeIn = (context: Context) => leftIn(context).filter((id) => !context.busy.includes(id))
/** The members of the call in flight, and those after them. */
const chunkIn = ({ policy }: Context) => Math.max(1, policy.saving.bulkFollowChunk)
const inCall = (context: Context) => context.asked.slice(0, chunkIn(context))
const afterCall = (context: Context) => context.asked.slice(chunkIn(context))

export interface Failed {
  readonly failure: Failure | null
}

/** Followed members, and failures for the log; the user is shown nothing. */
export type BulkFollowEmitted =
  | { readonly type: 'members.followed'; readonly ids: readonly string[] }
  | { readonly type: 'attempt.failed'; readonly row: 'bulkFollow.failed'; readonly failure: Failure | null }
  | { readonly type: 'login.required' }

const toFailed = ({ event }: { event: { error: unknown } }): Failed => ({ failure: toFailure(event.error) })
const failed = <Params>(params: Params) =>
  ({ target: 'deciding', actions: [{ type: 'emitFailed', params }, 'takeBack'] }) as const

/**
 * Follows every member of a row; all of them show as followed at once. The response does not list members, so each call covers at most
 * `policy.saving.bulkFollowChunk` of them, one call after another: a call succeeds or fails as a whole, and does not affect the others.
 * Spec: saving.txt §4 "Follow and block", §7 PUT /v3/users/follow/.
 */
export const bulkFollowMachine = setup({
  types: types<{
    context: Context
    input: BulkFollowInput
    events:
      | { type: 'all.requested' }
      | { type: 'member.changed'; id: string; isFollowed: boolean; isPending: boolean }
    emitted: BulkFollowEmitted
  }>(),
  actors: { followAll: notProvided<void, { readonly ids: readonly string[] }>('followAll') },
  delays: delays('requestTimeout'),
  guards: {
    isSignedOut: ({ context }) => !context.isSignedIn,
    hasAsked: ({ context }) => context.asked.length > 0,
    isDone: ({ context }) => leftIn(context).length === 0,
    isNobodyFree: ({ context }) => freeIn(context).length === 0,
  },
  actions: {
    ask: assign({ asked: ({ context }) => freeIn(context) }),
    keep: assign(({ context }) => ({
      followed: [...context.followed, ...inCall(context)],
      asked: afterCall(context),
    })),
    takeBack: assign({ asked: ({ context }) => afterCall(context) }),
    /** From a member's own button; for members in a call here it only repeats what is known. */
    assignMember: assign(
      (
        { context },
        { id, isFollowed, isPending }: { id: string; isFollowed: boolean; isPending: boolean },
      ) => {
        if (context.asked.includes(id)) return {}
        const [followed, busy] = [
          context.followed.filter((own) => own !== id),
          context.busy.filter((own) => own !== id),
        ]
        return { followed: isFollowed ? [...followed, id] : followed, busy: isPending ? [...busy, id] : busy }
      },
    ),
    emitFollowed: emit(({ context }) => ({ type: 'members.followed' as const, ids: inCall(context) })),
    emitFailed: emit((_, { failure }: Failed) => ({
      type: 'attempt.failed' as const,
      row: 'bulkFollow.failed' as const,
      failure,
    })),
    emitLoginRequired: emit({ type: 'login.required' }),
  },
}).createMachine({
  id: 'bulkFollow',
  context: ({ input }) => ({ ...input, asked: [], busy: [] }),
  initial: 'deciding',
  on: { 'member.changed': { actions: { type: 'assignMember', params: ({ event }) => event } } },
  states: {
    deciding: {
      always: [
        { guard: 'hasAsked', target: 'following' },
        { guard: 'isDone', target: 'done' },
        { target: 'offering' },
      ],
    },
    offering: {
      always: { guard: 'isDone', target: 'done' },
      on: {
        'all.requested': [
          { guard: 'isSignedOut', actions: 'emitLoginRequired' },
          { guard: 'isNobodyFree' },
          { target: 'following', actions: 'ask' },
        ],
      },
    },
    following: {
      tags: 'pending',
      invoke: {
        src: 'followAll',
        input: ({ context }) => ({ ids: inCall(context) }),
        onDone: { target: 'deciding', actions: ['emitFollowed', 'keep'] },
        onError: failed(toFailed),
      },
      after: { requestTimeout: failed({ failure: null }) },
    },
    /** All are followed; unfollowing a member offers the button again. */
    done: {
      on: {
        'member.changed': {
          target: 'deciding',
          actions: { type: 'assignMember', params: ({ event }) => event },
        },
      },
    },
  },
})
