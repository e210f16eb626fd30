import { followSetup, thrown } from './follow.setup.ts'

/** What follows a failed call; `ended` says how it failed. */
const failed = <Params>(params: Params, other: 'following' | 'unfollowing') =>
  [
    {
      guard: { type: 'needsVerification', params },
      target: 'reminding',
      actions: [{ type: 'emitFailed', params }, 'revert'],
    },
    { guard: { type: 'isInDoubt', params }, target: other, actions: { type: 'emitFailed', params } },
    // The user changed their mind meanwhile, so there is nothing to report, and usually nothing to do.
    { guard: { type: 'isGivenUp', params }, target: 'deciding', actions: { type: 'emitFailed', params } },
    {
      target: 'deciding',
      actions: [{ type: 'emitFailed', params }, { type: 'emitError', params }, 'revert'],
    },
  ] as const

const pressed = (target: 'following' | 'unfollowing') =>
  [
    { guard: 'isSignedOut', actions: 'emitLoginRequired' },
    { target, actions: 'turn' },
  ] as const

const refreshed = {
  target: 'deciding',
  actions: { type: 'refresh', params: ({ event }: { event: { isFollowed: boolean } }) => event },
} as const

const followed = { wanted: true } as const
const unfollowed = { wanted: false } as const

/**
 * One member, followed or not. Spec: saving.txt §4 "Follow and block". A click shows at once. One call runs at a time; when it ends,
 * another follows only if the user wants the opposite by then. So responses cannot overtake each other, and the last click wins.
 */
export const followMachine = followSetup.createMachine({
  id: 'follow',
  context: ({ input }) => ({ ...input, wants: input.isFollowed }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'wantsFollow', target: 'following' },
        { guard: 'wantsUnfollow', target: 'unfollowing' },
        { guard: 'isFollowed', target: 'followed' },
        { target: 'unfollowed' },
      ],
    },
    unfollowed: { on: { 'follow.toggled': pressed('following'), 'member.refreshed': refreshed } },
    following: {
      tags: 'pending',
      on: { 'follow.toggled': { actions: 'turn' } },
      invoke: {
        src: 'follow',
        onDone: [
          {
            guard: { type: 'isGivenUp', params: followed },
            target: 'unfollowing',
            actions: [
              { type: 'confirm', params: followed },
              { type: 'emitConfirmed', params: followed },
            ],
          },
          {
            target: 'followed',
            actions: [
              { type: 'confirm', params: followed },
              { type: 'emitConfirmed', params: followed },
              'emitFollowing',
            ],
          },
        ],
        onError: failed(thrown(true), 'unfollowing'),
      },
      after: { requestTimeout: failed({ wanted: true, failure: null }, 'unfollowing') },
    },
    followed: { on: { 'follow.toggled': pressed('unfollowing'), 'member.refreshed': refreshed } },
    unfollowing: {
      tags: 'pending',
      on: { 'follow.toggled': { actions: 'turn' } },
      invoke: {
        src: 'unfollow',
        onDone: [
          {
            guard: { type: 'isGivenUp', params: unfollowed },
            target: 'following',
            actions: [
              { type: 'confirm', params: unfollowed },
              { type: 'emitConfirmed', params: unfollowed },
            ],
          },
          {
            target: 'unfollowed',
            actions: [
              { type: 'confirm', params: unfollowed },
              { type: 'emitConfirmed', params: unfollowed },
            ],
          },
        ],
        onError: failed(thrown(false), 'following'),
      },
      after: { requestTimeout: failed({ wanted: false, failure: null }, 'following') },
    },
    /** The reminder to verify the email is open. */
    reminding: { on: { 'reminder.closed': 'deciding' } },
  },
})
