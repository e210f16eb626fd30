import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import { resolveFollowError, type PeopleRowId } from '../../../src/errors/people/people.errors.ts'
import type { SavingToast } from '../../fragments/savingToast.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface FollowInput extends WithPolicy {
  /** The member's name in toasts. */
  readonly person: string
  readonly isFollowed: boolean
  readonly isSignedIn: boolean
}

/** For the app, the log and the user (toasts). */
export type FollowEmitted =
  | SavingToast
  /** Confirmed by the server; another call follows if the user wants the opposite by now. */
  | { readonly type: 'follow.confirmed'; readonly isFollowed: boolean; readonly isLast: boolean }
  | { readonly type: 'attempt.failed'; readonly row: PeopleRowId; readonly failure: Failure | null }
  | { readonly type: 'login.required' }

/** How a call to follow (`wanted`) or unfollow ended; a null failure is a timeout. */
export interface Ended {
  readonly wanted: boolean
  readonly failure: Failure | null
}

export const thrown =
  (wanted: boolean) =>
  ({ event }: { event: { error: unknown } }): Ended => ({ wanted, failure: toFailure(event.error) })

export const followSetup = setup({
  types: types<{
    context: FollowInput & {
      /** What the button shows: the user's last choice. `isFollowed` is the server's last answer. */
      readonly wants: boolean
    }
    input: FollowInput
    events:
      | { type: 'follow.toggled' }
      | { type: 'reminder.closed' }
      | { type: 'member.refreshed'; isFollowed: boolean }
    emitted: FollowEmitted
  }>(),
  actors: {
    follow: notProvided<void, undefined>('follow'),
    unfollow: notProvided<void, undefined>('unfollow'),
  },
  delays: delays('requestTimeout'),
  guards: {
    isFollowed: ({ context }) => context.isFollowed,
    wantsFollow: ({ context }) => context.wants && !context.isFollowed,
    wantsUnfollow: ({ context }) => !context.wants && context.isFollowed,
    isSignedOut: ({ context }) => !context.isSignedIn,
    isGivenUp: ({ context }, { wanted }: { wanted: boolean }) => context.wants !== wanted,
    needsVerification: ({ context: { policy } }, { wanted, failure }: Ended) =>
      resolveFollowError(failure, wanted, policy) === 'follow.emailUnverified',
    /** The outcome of the call is unknown, and the user wants the opposite by now. */
    isInDoubt: ({ context }, { wanted, failure }: Ended) =>
      context.wants !== wanted && failure?.kind !== 'refused',
  },
  actions: {
    turn: assign(({ context }) => ({ wants: !context.wants })),
    confirm: assign((_, { wanted }: { wanted: boolean }) => ({ isFollowed: wanted })),
    refresh: assign((_, { isFollowed }: { isFollowed: boolean }) => ({ isFollowed, wants: isFollowed })),
    revert: assign(({ context }) => ({ wants: context.isFollowed })),
    emitConfirmed: emit(({ context }, { wanted }: { wanted: boolean }) => ({
      type: 'follow.confirmed' as const,
      isFollowed: wanted,
      isLast: context.wants === wanted,
    })),
    emitFailed: emit(({ context: { policy } }, { wanted, failure }: Ended) => ({
      type: 'attempt.failed' as const,
      row: resolveFollowError(failure, wanted, policy),
      failure,
    })),
    emitFollowing: emit({
      type: 'toast.shown',
      message: 'saving.toast.following',
      duration: 'followToast',
      kind: 'status',
    }),
    emitError: emit(({ context: { person } }, { wanted }: Ended) => ({
      type: 'toast.shown' as const,
      message: wanted ? ('follow.error.failed' as const) : ('follow.error.unfollowFailed' as const),
      values: { person },
      duration: 'savingErrorToast' as const,
      kind: 'alert' as const,
    })),
    emitLoginRequired: emit({ type: 'login.required' }),
  },
})
