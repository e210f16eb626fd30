import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { bulkFollowMachine } from './bulkFollow.machine.ts'

const ids = ['4', '5', '6', '7', '8']
const refused = () => new ApiFailure('refused', { status: 400 })

function start({
  mode = 'plain' as Mode,
  isSignedIn = true,
  followed = [] as readonly string[],
  chunk = 2,
} = {}) {
  const followAll = deferred<void, { readonly ids: readonly string[] }>()
  const policy = resolvePolicy({ saving: { ...defaultPolicy.saving, bulkFollowChunk: chunk } })
  const machine = bulkFollowMachine.provide({ actors: { followAll: followAll.logic } })
  const running = run(machine, {
    clock: createManualClock(),
    mode,
    input: { policy, isSignedIn, ids, followed },
  })
  const context = () => running.actor.getSnapshot().context
  return {
    followAll,
    ...running,
    all: () => running.send({ type: 'all.requested' }),
    own: (id: string, isFollowed: boolean, isPending = false) =>
      running.send({ type: 'member.changed', id, isFollowed, isPending }),
    asked: () => followAll.calls.map(({ input }) => input.ids.join()),
    /** Who shows as followed. */
    shows: () => ids.filter((id) => context().followed.includes(id) || context().asked.includes(id)).join(),
  }
}

it('offers, follows, and is done', () => {
  expect(
    leavesOf(bulkFollowMachine)
      .filter(({ isTransient }) => !isTransient)
      .map(({ name }) => name),
  ).toEqual(['bulkFollow.offering', 'bulkFollow.following', 'bulkFollow.done'])
})

describe.each(['plain', 'strict'] as const)('§7 PUT /v3/users/follow/ (%s)', (mode) => {
  it('shows all at once, and follows a limited number per call, one call at a time', async () => {
    const { all, asked, at, emitted, followAll, shows } = start({ mode })
    all()
    expect([at(), shows(), asked()]).toEqual(['following', '4,5,6,7,8', ['4,5']])
    for (let n = 0; n < 3; n += 1) await followAll.last().resolve()
    expect([at(), asked()]).toEqual(['done', ['4,5', '6,7', '8']])
    expect(emitted).toEqual(
      [['4', '5'], ['6', '7'], ['8']].map((some) => ({ type: 'members.followed', ids: some })),
    )
  })

  it.each([0, 0.5, 1])('asks for one member at least in each call, with a limit of %d', async (chunk) => {
    const { all, asked, at, followAll } = start({ mode, chunk })
    all()
    for (const _ of ids) await followAll.last().resolve()
    expect([at(), asked()]).toEqual(['done', ids])
  })

  it('H3 undoes exactly those whose call failed', async () => {
    const { all, at, emitted, followAll, shows } = start({ mode })
    all()
    await followAll.last().resolve()
    await followAll.last().reject(refused())
    expect([at(), shows()]).toEqual(['following', '4,5,8'])
    await followAll.last().resolve()
    expect([at(), shows()]).toEqual(['offering', '4,5,8'])
    expect(emitted.flatMap((event) => ('row' in event ? [event.row] : []))).toEqual(['bulkFollow.failed'])
  })

  it('and requests only those the next time', async () => {
    const { all, asked, at, followAll } = start({ mode })
    all()
    await followAll.last().reject(refused())
    await followAll.last().resolve()
    await followAll.last().resolve()
    all()
    expect(asked().at(-1)).toBe('4,5')
    await followAll.last().resolve()
    expect(at()).toBe('done')
  })
})

it('D1 a click during a call makes no further call', () => {
  const { all, asked } = start()
  all()
  all()
  expect(asked()).toEqual(['4,5'])
})

it('D13 a call without a response is undone, and the next is made', () => {
  const { all, asked, clock, followAll, shows } = start()
  all()
  clock.advance(defaultPolicy.timing.requestTimeout)
  expect([followAll.calls[0]?.signal.aborted, asked(), shows()]).toEqual([true, ['4,5', '6,7'], '6,7,8'])
})

describe('a member’s own button', () => {
  it('H1 with a call in flight is left out', () => {
    const { all, asked, own } = start({ followed: ['7'] })
    own('4', true, true)
    own('5', false, true)
    all()
    expect(asked()).toEqual(['6,8'])
  })

  it('changes nothing for members in a call', async () => {
    const { all, followAll, own, shows } = start({ followed: ['6', '7', '8'] })
    all()
    own('4', true)
    await followAll.last().reject(refused())
    expect(shows()).toBe('6,7,8')
  })

  it('finishes with the last one, and offers the button again after an unfollow', () => {
    const { at, own } = start({ followed: ['4', '5', '6', '7'] })
    expect(at()).toBe('offering')
    own('8', true)
    expect(at()).toBe('done')
    own('8', false)
    expect(at()).toBe('offering')
  })

  it('makes no call if all that are left have a call of their own', () => {
    const { all, asked, at, own } = start({ followed: ['4', '5', '6', '7'] })
    own('8', false, true)
    all()
    expect([at(), asked()]).toEqual(['offering', []])
  })
})

it('§6 asks visitors to log in, and sends nothing', () => {
  const { all, asked, emitted, shows } = start({ isSignedIn: false })
  all()
  expect([asked(), emitted, shows()]).toEqual([[], [{ type: 'login.required' }], ''])
})

it('D6 I5 stopping aborts the call and clears the timer', () => {
  const { actor, all, clock, followAll } = start()
  all()
  actor.stop()
  expect([clock.pending, followAll.last().signal.aborted]).toEqual([0, true])
})
