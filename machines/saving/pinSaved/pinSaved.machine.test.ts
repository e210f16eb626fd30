import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { SavedPin } from '../../../src/domain/saving/pinSaved.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { pinSavedMachine, type SavedPinRequest } from './pinSaved.machine.ts'

const lake: SavedPin = {
  title: 'Lake at dawn',
  link: null,
  color: '#4f7f8c',
  media: { kind: 'image', picture: null },
  officialUser: null,
  trackingParams: null,
}

function start(mode: Mode = 'plain') {
  const readSavedPin = deferred<SavedPin, SavedPinRequest>()
  const machine = pinSavedMachine.provide({ actors: { readSavedPin: readSavedPin.logic } })
  const running = run(machine, {
    clock: createManualClock(),
    mode,
    input: { policy: defaultPolicy, pinId: '1', subjectId: '88' },
  })
  return {
    readSavedPin,
    ...running,
    close: () => running.send({ type: 'dialog.closed' }),
    pin: () => running.actor.getSnapshot().context.pin,
  }
}

it('loads, with or without its details, and closes', () => {
  expect(leavesOf(pinSavedMachine).map(({ name }) => name)).toEqual([
    'pinSaved.loading',
    'pinSaved.shown',
    'pinSaved.failed',
    'pinSaved.closed',
  ])
})

describe.each(['plain', 'strict'] as const)('§2 Pin-saved dialog (%s)', (mode) => {
  it('§7 loads the pin by its id, for the profile acted for, and shows its details', async () => {
    const { at, clock, emitted, pin, readSavedPin } = start(mode)
    expect([at(), pin(), readSavedPin.last().input]).toEqual([
      'loading',
      null,
      { pinId: '1', subjectId: '88' },
    ])
    await readSavedPin.last().resolve(lake)
    expect([at(), pin(), clock.pending, emitted]).toEqual(['shown', lake, 0, []])
  })

  it.each(['refused', 'server', 'offline', 'malformed'] as const)(
    'a failed read (%s) is only logged',
    async (kind) => {
      const { at, emitted, pin, readSavedPin } = start(mode)
      const failure = new ApiFailure(kind)
      await readSavedPin.last().reject(failure)
      expect([at(), pin(), emitted]).toEqual([
        'failed',
        null,
        [{ type: 'read.failed', row: 'pinSaved.readFailed', failure }],
      ])
    },
  )

  it('D13 so is one without a response; it is aborted, and the late response ignored', async () => {
    const { at, clock, emitted, pin, readSavedPin } = start(mode)
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), readSavedPin.last().signal.aborted, emitted]).toEqual([
      'failed',
      true,
      [{ type: 'read.failed', row: 'pinSaved.readFailed', failure: null }],
    ])
    await readSavedPin.last().resolve(lake)
    expect([at(), pin()]).toEqual(['failed', null])
  })

  it('J3 closes once, from any state', async () => {
    const closed = [{ type: 'dialog.closed' }]
    const loading = start(mode)
    loading.close()
    expect([loading.at(), loading.emitted]).toEqual(['closed', closed])
    const shown = start(mode)
    await shown.readSavedPin.last().resolve(lake)
    shown.close()
    expect([shown.at(), shown.emitted]).toEqual(['closed', closed])
    const failed = start(mode)
    await failed.readSavedPin.last().reject(new ApiFailure('offline'))
    failed.close()
    expect([failed.at(), failed.emitted.slice(1)]).toEqual(['closed', closed])
  })

  it('D6 I5 closing or stopping aborts the call and clears the timer', () => {
    const closed = start(mode)
    closed.close()
    expect([closed.clock.pending, closed.readSavedPin.last().signal.aborted]).toEqual([0, true])
    const stopped = start(mode)
    stopped.actor.stop()
    expect([stopped.clock.pending, stopped.readSavedPin.last().signal.aborted, stopped.emitted]).toEqual([
      0,
      true,
      [],
    ])
  })
})
