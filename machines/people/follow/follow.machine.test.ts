import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { startFollowOn, offline, refused, type FollowOptions } from '../../../testing/machines/follow.ts'
import { followMachine } from './follow.machine.ts'

const startFollow = (options?: FollowOptions) => startFollowOn(createManualClock(), options)
const unverified = () => new ApiFailure('refused', { code: defaultPolicy.codes.emailUnverified[0] ?? null })

it('is followed or not, changes between the two, or reminds', () => {
  expect(
    leavesOf(followMachine)
      .filter(({ isTransient }) => !isTransient)
      .map(({ name }) => name),
  ).toEqual([
    'follow.unfollowed',
    'follow.following',
    'follow.followed',
    'follow.unfollowing',
    'follow.reminding',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Follow and block (%s)', (mode) => {
  it('shows a follow at once, and emits it only once confirmed', async () => {
    const { at, facts, follow, shows, toasts, toggle } = startFollow({ mode })
    toggle()
    expect([at(), shows(), toasts()]).toEqual(['following', true, []])
    await follow.last().resolve()
    expect([at(), shows(), toasts()]).toEqual(['followed', true, ['saving.toast.following']])
    expect(facts()).toEqual([{ type: 'follow.confirmed', isFollowed: true, isLast: true }])
  })

  it('unfollows without a toast', async () => {
    const { at, shows, toasts, toggle, unfollow } = startFollow({ mode, isFollowed: true })
    toggle()
    expect([at(), shows()]).toEqual(['unfollowing', false])
    await unfollow.last().resolve()
    expect([at(), shows(), toasts()]).toEqual(['unfollowed', false, []])
  })

  it('D1 follow, unfollow, follow in quick succession is one call', async () => {
    const { callCounts, at, follow, toggle } = startFollow({ mode })
    toggle()
    toggle()
    toggle()
    await follow.last().resolve()
    expect([at(), callCounts()]).toEqual(['followed', [1, 0]])
  })

  it('H1 follow and unfollow: the second call waits for the first, and the outdated one is not reported', async () => {
    const { callCounts, at, facts, follow, shows, toasts, toggle, unfollow } = startFollow({ mode })
    toggle()
    toggle()
    expect([at(), shows(), callCounts()]).toEqual(['following', false, [1, 0]])
    await follow.last().resolve()
    expect([at(), shows(), callCounts()]).toEqual(['unfollowing', false, [1, 1]])
    await unfollow.last().resolve()
    expect([at(), toasts()]).toEqual(['unfollowed', []])
    expect(facts().map((fact) => 'isLast' in fact && fact.isLast)).toEqual([false, true])
  })

  it.each([
    [false, 'unfollowed', 'follow.error.failed', 'follow.failed'],
    [true, 'followed', 'follow.error.unfollowFailed', 'follow.unfollowFailed'],
  ] as const)(
    'undoes a failed change of %s, with a toast that names the member',
    async (isFollowed, state, message, row) => {
      const { at, emitted, follow, rows, shows, toggle, unfollow } = startFollow({ mode, isFollowed })
      toggle()
      await (isFollowed ? unfollow : follow).last().reject(refused())
      expect([at(), shows(), rows()]).toEqual([state, isFollowed, [row]])
      expect(emitted).toContainEqual({
        type: 'toast.shown',
        message,
        values: { person: 'Sage' },
        duration: 'savingErrorToast',
        kind: 'alert',
      })
    },
  )
})

describe('H1 a call that fails when the user wants the opposite by now', () => {
  it('is not reported if the server refused it: the state is already as wanted', async () => {
    const { callCounts, at, follow, rows, toasts, toggle } = startFollow()
    toggle()
    toggle()
    await follow.last().reject(refused())
    expect([at(), callCounts(), toasts(), rows()]).toEqual(['unfollowed', [1, 0], [], ['follow.failed']])
  })

  it('and the last choice is sent if an earlier call’s outcome is unknown', async () => {
    const { at, follow, shows, toggle, unfollow } = startFollow()
    toggle()
    toggle()
    await follow.last().reject(offline())
    toggle()
    await unfollow.last().reject(refused())
    expect([at(), shows(), follow.calls.length]).toEqual(['following', true, 2])
  })

  it('is followed by the opposite call if the outcome is unknown', async () => {
    const { callCounts, at, clock, toasts, toggle, unfollow } = startFollow()
    toggle()
    toggle()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), callCounts(), toasts()]).toEqual(['unfollowing', [1, 1], []])
    await unfollow.last().resolve()
    expect(at()).toBe('unfollowed')
  })
})

describe('§8 a follow error', () => {
  it('with the code of an unverified email opens the reminder, in place of a toast', async () => {
    const { at, follow, rows, send, shows, toasts, toggle } = startFollow()
    toggle()
    await follow.last().reject(unverified())
    expect([at(), shows(), toasts(), rows()]).toEqual(['reminding', false, [], ['follow.emailUnverified']])
    toggle()
    send({ type: 'reminder.closed' })
    expect([at(), follow.calls.length]).toEqual(['unfollowed', 1])
  })

  it('D9 is not retried automatically', async () => {
    const { callCounts, clock, follow, toggle } = startFollow()
    toggle()
    await follow.last().reject(offline())
    clock.advance(3_600_000)
    expect(callCounts()).toEqual([1, 0])
  })

  it('D13 includes a response that does not come; a late one has no effect', async () => {
    const { at, clock, follow, toasts, toggle } = startFollow()
    toggle()
    clock.advance(defaultPolicy.timing.requestTimeout)
    await follow.last().resolve()
    expect([at(), toasts(), follow.last().signal.aborted]).toEqual([
      'unfollowed',
      ['follow.error.failed'],
      true,
    ])
  })
})

it('§6 asks visitors to log in, and sends nothing', () => {
  const { callCounts, at, emitted, shows, toggle } = startFollow({ isSignedIn: false })
  toggle()
  expect([at(), shows(), callCounts(), emitted]).toEqual([
    'unfollowed',
    false,
    [0, 0],
    [{ type: 'login.required' }],
  ])
})

describe('updates about the member from elsewhere', () => {
  it('show, without a call', () => {
    const { callCounts, at, send, shows } = startFollow()
    send({ type: 'member.refreshed', isFollowed: true })
    expect([at(), shows(), callCounts()]).toEqual(['followed', true, [0, 0]])
  })

  it('do not affect a change in flight', async () => {
    const { at, follow, send, shows, toggle } = startFollow()
    toggle()
    send({ type: 'member.refreshed', isFollowed: false })
    expect(shows()).toBe(true)
    await follow.last().resolve()
    expect(at()).toBe('followed')
  })
})

it('D6 I5 stopping aborts the call and clears the timer', () => {
  const { actor, clock, follow, toggle } = startFollow()
  toggle()
  actor.stop()
  expect([clock.pending, follow.last().signal.aborted]).toEqual([0, true])
})
