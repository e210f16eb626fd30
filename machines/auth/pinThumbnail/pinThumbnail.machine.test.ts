import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { PinThumbnail } from '../../../src/domain/auth/pinThumbnail.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { pinThumbnailMachine, type PinRequest } from './pinThumbnail.machine.ts'

const lake: PinThumbnail = { imageUrl: '/pins/lake.svg', color: '#4f7f8c', isPlayable: false }

function start(mode: Mode = 'plain', own: { subjectId?: string; color?: string } = {}) {
  const readThumbnail = deferred<PinThumbnail, PinRequest>()
  const machine = pinThumbnailMachine.provide({ actors: { readThumbnail: readThumbnail.logic } })
  const input = { policy: defaultPolicy, pinId: '1', subjectId: null, color: null, ...own }
  const running = run(machine, { clock: createManualClock(), mode, input })
  return { readThumbnail, ...running, shows: () => running.actor.getSnapshot().context }
}

it('loads, and shows a picture or none', () => {
  expect(leavesOf(pinThumbnailMachine).map(({ name }) => name)).toEqual([
    'pinThumbnail.loading',
    'pinThumbnail.shown',
    'pinThumbnail.none',
  ])
})

describe.each(['plain', 'strict'] as const)('§7 Image and embed data for thumbnails (%s)', (mode) => {
  it('is loaded by the pin’s id, and shown', async () => {
    const { at, clock, readThumbnail, shows } = start(mode)
    expect([at(), readThumbnail.last().input]).toEqual(['loading', { pinId: '1', subjectId: null }])
    await readThumbnail.last().resolve({ ...lake, isPlayable: true })
    expect([at(), clock.pending]).toEqual(['shown', 0])
    expect(shows()).toMatchObject({ imageUrl: '/pins/lake.svg', color: '#4f7f8c', isPlayable: true })
  })

  it('is loaded for the profile that the user acts for', () => {
    expect(start(mode, { subjectId: '77' }).readThumbnail.last().input).toEqual({
      pinId: '1',
      subjectId: '77',
    })
  })
})

describe('the dominant color is the placeholder', () => {
  it('the page’s own, until the server’s is loaded', async () => {
    const { readThumbnail, shows } = start('plain', { color: '#000000' })
    expect(shows().color).toBe('#000000')
    await readThumbnail.last().resolve({ ...lake, color: null })
    expect(shows().color).toBe('#000000')
    const other = start('plain', { color: '#000000' })
    await other.readThumbnail.last().resolve(lake)
    expect(other.shows().color).toBe('#4f7f8c')
  })

  it('E16 without a picture, and if it does not load', async () => {
    const { at, readThumbnail, shows, send } = start()
    await readThumbnail.last().resolve(lake)
    send({ type: 'picture.failed' })
    expect([at(), shows().imageUrl, shows().color]).toEqual(['none', null, '#4f7f8c'])
    const without = start()
    await without.readThumbnail.last().resolve({ ...lake, imageUrl: null })
    expect([without.at(), without.shows().color]).toEqual(['none', '#4f7f8c'])
  })
})

describe('E16 a thumbnail never shows an error', () => {
  it.each(['refused', 'server', 'offline', 'malformed'] as const)('%s: none, silently', async (kind) => {
    const { at, emitted, readThumbnail, shows } = start('plain', { color: '#123456' })
    await readThumbnail.last().reject(new ApiFailure(kind))
    expect([at(), shows().color, emitted]).toEqual(['none', '#123456', []])
  })

  it('D13 a call that is never answered: none, and it is aborted', async () => {
    const { at, clock, readThumbnail } = start()
    clock.advance(defaultPolicy.timing.requestTimeout)
    expect([at(), readThumbnail.last().signal.aborted]).toEqual(['none', true])
    await readThumbnail.last().resolve(lake)
    expect(at()).toBe('none')
  })
})

it('D6 I5 stopping aborts the call and clears the timer', () => {
  const { actor, clock, readThumbnail } = start()
  actor.stop()
  expect([clock.pending, readThumbnail.last().signal.aborted]).toEqual([0, true])
})
