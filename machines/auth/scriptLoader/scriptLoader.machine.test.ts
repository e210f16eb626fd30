import { describe, expect, it } from 'vitest'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { ProviderUnavailable } from '../../../src/platform/platform.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, flush, run, type Mode } from '../../../testing/machines/run.ts'
import { scriptLoaderMachine } from './scriptLoader.machine.ts'

function start(mode: Mode = 'plain', policy = defaultPolicy) {
  const addScript = deferred<void>()
  const isReady = deferred<boolean>()
  const machine = scriptLoaderMachine.provide({
    actors: { addScript: addScript.logic, isReady: isReady.logic },
  })
  const running = run(machine, { clock: createManualClock(), mode, input: { policy } })
  return {
    addScript,
    isReady,
    ...running,
    output: () => running.actor.getSnapshot().output,
    /** The script's object does not exist yet, and time advances to the next poll. */
    async lookInVain() {
      await isReady.last().resolve(false)
      running.clock.advance(policy.timing.scriptPoll)
    },
  }
}

it('adds the tag, polls for the script, and is ready or gives up', () => {
  expect(leavesOf(scriptLoaderMachine).map(({ name }) => name)).toEqual([
    'scriptLoader.adding',
    'scriptLoader.polling',
    'scriptLoader.ready',
    'scriptLoader.unavailable',
  ])
})

describe.each(['plain', 'strict'] as const)('§9 Script wait polling (%s)', (mode) => {
  it('B10 polls up to 20 times, 100 ms apart, then gives up', async () => {
    const { addScript, at, clock, isReady, lookInVain, output } = start(mode)
    expect(at()).toBe('adding')
    await addScript.last().resolve()
    for (let look = 1; look < 20; look += 1) await lookInVain()
    expect([at(), isReady.calls.length]).toEqual(['polling', 20])
    await isReady.last().resolve(false)
    clock.advance(99)
    expect(output()).toBeUndefined()
    clock.advance(1)
    expect([at(), output(), isReady.calls.length, clock.pending]).toEqual([
      'unavailable',
      { isReady: false },
      20,
      0,
    ])
  })

  it('is ready as soon as a check succeeds, and leaves no timer behind (I5)', async () => {
    const { addScript, clock, isReady, lookInVain, output } = start(mode)
    await addScript.last().resolve()
    await lookInVain()
    await isReady.last().resolve(true)
    expect([output(), isReady.calls.length, clock.pending]).toEqual([{ isReady: true }, 2, 0])
  })

  it('causes no delay if the script is loaded already: the first check is immediate', async () => {
    const { addScript, clock, isReady, output } = start(mode)
    await addScript.last().resolve()
    await isReady.last().resolve(true)
    expect([output(), clock.pending]).toEqual([{ isReady: true }, 0])
  })
})

it('polls as often and as far apart as the policy says', async () => {
  const { addScript, lookInVain, output } = start(
    'plain',
    resolvePolicy({ scriptTries: 2, timing: { scriptPoll: 7 } }),
  )
  await addScript.last().resolve()
  await lookInVain()
  expect(output()).toBeUndefined()
  await lookInVain()
  expect(output()).toEqual({ isReady: false })
})

it('a check that hangs counts as failed', async () => {
  const { addScript, clock, isReady, output } = start()
  await addScript.last().resolve()
  clock.advance(2_000)
  expect([output(), isReady.calls.length, isReady.calls.every(({ signal }) => signal.aborted)]).toEqual([
    { isReady: false },
    20,
    true,
  ])
})

it.each(['adding', 'polling'] as const)('gives up at once when %s fails', async (state) => {
  const { addScript, isReady, output } = start()
  if (state === 'polling') await addScript.last().resolve()
  await (state === 'adding' ? addScript : isReady).last().reject(new ProviderUnavailable('google_one_tap'))
  expect(output()).toEqual({ isReady: false })
})

it('D6 stopping aborts every call', async () => {
  const { actor, addScript, clock, isReady } = start()
  await addScript.last().resolve()
  actor.stop()
  await flush()
  expect([isReady.last().signal.aborted, clock.pending]).toEqual([true, 0])
})
