import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { emptyProfile, ownProfile } from '../../../src/domain/business/profile.ts'
import { viewedPage } from '../../../src/domain/business/viewedPage.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { viewedProfileMachine, type PinnerRequest } from './viewedProfile.machine.ts'

const own = ownProfile({ userId: '1', username: 'wren', fullName: 'Wren Alder' })

function start(mode: Mode = 'plain') {
  const readPinner = deferred<string | null, PinnerRequest>()
  const running = run(viewedProfileMachine.provide({ actors: { readPinner: readPinner.logic } }), {
    clock: createManualClock(),
    mode,
    input: { policy: defaultPolicy },
  })
  return {
    ...running,
    readPinner,
    visit: (path: string, acting = own) =>
      running.send({ type: 'page.changed', page: viewedPage(path), acting }),
  }
}

it('is somebody else’s page until it turns out to be the profile’s', () => {
  expect(leavesOf(viewedProfileMachine).map(({ name }) => name)).toEqual([
    'viewedProfile.other',
    'viewedProfile.readingPinner',
    'viewedProfile.active',
  ])
})

describe.each(['plain', 'strict'] as const)('BA10 (%s)', (mode) => {
  it.each([
    ['/wren', 'active'],
    ['/sage/', 'other'],
    ['/settings/claim/', 'other'],
  ])('%s: %s, without a call', (path, expected) => {
    const { at, visit, readPinner } = start(mode)
    visit(path)
    expect([at(), readPinner.calls]).toEqual([expected, []])
  })

  it.each([
    ['1', 'active'],
    ['2', 'other'],
    [null, 'other'],
  ])('a pin saved by %j: %s', async (pinner, expected) => {
    const { at, visit, readPinner } = start(mode)
    visit('/pin/12/')
    expect(readPinner.last().input).toEqual({ pinId: '12', subjectId: '1' })
    await readPinner.last().resolve(pinner)
    expect(at()).toBe(expected)
  })

  it('L2 L4 the empty profile has no pages', () => {
    const { at, visit, readPinner } = start(mode)
    visit('/pin/12/', emptyProfile)
    expect([at(), readPinner.calls]).toEqual(['other', []])
  })
})

it.each(['fails', 'hangs'] as const)('D13 a request that %s: somebody else’s', async (how) => {
  const { at, visit, readPinner, clock, emitted } = start()
  visit('/pin/12/')
  if (how === 'fails') await readPinner.last().reject(new ApiFailure('offline'))
  else clock.advance(30_000)
  expect([at(), emitted, clock.pending]).toMatchObject(['other', [{ row: 'viewedProfile.unread' }], 0])
})

it('does not read a pin again when the list of profiles is refreshed', async () => {
  const { at, visit, readPinner } = start()
  visit('/pin/12/')
  await readPinner.last().resolve('1')
  visit('/pin/12/', { ...own })
  expect([at(), readPinner.calls.length]).toEqual(['active', 1])
  visit('/wren')
  visit('/pin/12/')
  expect([at(), readPinner.calls.length]).toEqual(['readingPinner', 2])
})

it('L3 the answer for the former page or profile is dropped', async () => {
  const { at, visit, readPinner } = start()
  visit('/pin/12/')
  const [former] = readPinner.calls
  visit('/pin/13/')
  await former?.resolve('1')
  expect([at(), former?.signal.aborted, readPinner.calls.length]).toEqual(['readingPinner', true, 2])
})
