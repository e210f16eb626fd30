import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../testing/leaves.ts'
import { followOn, offline, refused, type FollowGiven } from '../../testing/follow.ts'
import { followMachine } from './follow.machine.ts'

const startFollow = (given?: FollowGiven) => followOn(createManualClock(), given)
const unverified = () => new ApiFailure('refused', { code: defaultPolicy.codes.emailUnverified[0] ?? null })

it('is followed or not, on its way from one to the other, or reminds', () => {
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
  it('shows a follow at once, says so when it is taken, and not before', async () => {
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

  it('D1 follow, unfollow, follow in one breath is one call', async () => {
    const { asked, at, follow, toggle } = startFollow({ mode })
    toggle()
    toggle()
    toggle()
    await follow.last().resolve()
    expect([at(), asked()]).toEqual(['followed', [1, 0]])
  })

  it('H1 follow and unfollow: the second call waits for the first, and nothing is said of what is not wanted any more', async () => {
    const { asked, at, facts, follow, shows, toasts, toggle, unfollow } = startFollow({ mode })
    toggle()
    toggle()
    expect([at(), shows(), asked()]).toEqual(['following', false, [1, 0]])
    await follow.last().resolve()
    expect([at(), shows(), asked()]).toEqual(['unfollowing', false, [1, 1]])
    await unfollow.last().resolve()
    expect([at(), toasts()]).toEqual(['unfollowed', []])
    expect(facts().map((fact) => 'isLast' in fact && fact.isLast)).toEqual([false, true])
  })

  it.each([
    [false, 'unfollowed', 'saving.toast.followFailed', 'follow.failed'],
    [true, 'followed', 'saving.toast.unfollowFailed', 'follow.unfollowFailed'],
  ] as const)(
    'takes a failed change of %s back, and says so with the name',
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

describe('H1 a call that fails when the person wants the other thing by now', () => {
  it('is not spoken of where the server refused it: all is as wanted', async () => {
    const { asked, at, follow, rows, toasts, toggle } = startFollow()
    toggle()
    toggle()
    await follow.last().reject(refused())
    expect([at(), asked(), toasts(), rows()]).toEqual(['unfollowed', [1, 0], [], ['follow.failed']])
  })

  it('and the last wish is asked for where a doubt came before it', async () => {
    const { at, follow, shows, toggle, unfollow } = startFollow()
    toggle()
    toggle()
    await follow.last().reject(offline())
    toggle()
    await unfollow.last().reject(refused())
    expect([at(), shows(), follow.calls.length]).toEqual(['following', true, 2])
  })

  it('is followed by the other where nobody knows what the server did', async () => {
    const { asked, at, clock, toasts, toggle, unfollow } = startFollow()
    toggle()
    toggle()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), asked(), toasts()]).toEqual(['unfollowing', [1, 1], []])
    await unfollow.last().resolve()
    expect(at()).toBe('unfollowed')
  })
})

describe('§8 a follow error', () => {
  it('with the code of an unverified e-mail opens the reminder, in place of a toast', async () => {
    const { at, follow, rows, send, shows, toasts, toggle } = startFollow()
    toggle()
    await follow.last().reject(unverified())
    expect([at(), shows(), toasts(), rows()]).toEqual(['reminding', false, [], ['follow.emailUnverified']])
    toggle()
    send({ type: 'reminder.closed' })
    expect([at(), follow.calls.length]).toEqual(['unfollowed', 1])
  })

  it('D9 is not tried again by itself', async () => {
    const { asked, clock, follow, toggle } = startFollow()
    toggle()
    await follow.last().reject(offline())
    clock.advance(3_600_000)
    expect(asked()).toEqual([1, 0])
  })

  it('D13 is an answer that does not come; the late one has no effect', async () => {
    const { at, clock, follow, toasts, toggle } = startFollow()
    toggle()
    clock.advance(defaultPolicy.timing.requestTimeout)
    await follow.last().resolve()
    expect([at(), toasts(), follow.last().signal.aborted]).toEqual([
      'unfollowed',
      ['saving.toast.followFailed'],
      true,
    ])
  })
})

it('§6 whoever is not signed in is asked to log in, and nothing is sent', () => {
  const { asked, at, emitted, shows, toggle } = startFollow({ isSignedIn: false })
  toggle()
  expect([at(), shows(), asked(), emitted]).toEqual([
    'unfollowed',
    false,
    [0, 0],
    [{ type: 'login.required' }],
  ])
})

describe('what the page learns of the member elsewhere', () => {
  it('is shown, without a call', () => {
    const { asked, at, send, shows } = startFollow()
    send({ type: 'member.refreshed', isFollowed: true })
    expect([at(), shows(), asked()]).toEqual(['followed', true, [0, 0]])
  })

  it('does not touch a change that is under way', async () => {
    const { at, follow, send, shows, toggle } = startFollow()
    toggle()
    send({ type: 'member.refreshed', isFollowed: false })
    expect(shows()).toBe(true)
    await follow.last().resolve()
    expect(at()).toBe('followed')
  })
})

it('D6 I5 lets go of the call and its time when it is stopped', () => {
  const { actor, clock, follow, toggle } = startFollow()
  toggle()
  actor.stop()
  expect([clock.pending, follow.last().signal.aborted]).toEqual([0, true])
})
