import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import {
  startBusinessAccessOn,
  startReadyBusinessAccessOn,
  type BusinessAccessOptions,
} from '../../../testing/machines/businessAccess.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { businessAccessMachine } from './businessAccess.machine.ts'

const start = (options?: BusinessAccessOptions) => startBusinessAccessOn(createManualClock(), options)

const startReady = (options?: BusinessAccessOptions) =>
  startReadyBusinessAccessOn(createManualClock(), options)

it('reads the profiles, and then keeps four things apart', () => {
  expect(leavesOf(businessAccessMachine).map(({ name }) => name.replace('businessAccess.', ''))).toEqual([
    'starting',
    'unavailable',
    'loading',
    'failed',
    'ready.profile.own',
    'ready.profile.acting',
    'ready.profile.mfaRequired',
    'ready.profile.gone',
    'ready.otherTab.unchanged',
    'ready.otherTab.changed',
    'ready.list.current',
    'ready.list.refreshing',
    'ready.list.outdated',
    'ready.header.shown',
    'ready.header.hidden',
  ])
})

describe.each(['plain', 'strict'] as const)('§4 Business access (%s)', (mode) => {
  it('BA1 reads nothing for members who are no partners', () => {
    const { value, readProfiles } = start({ mode, viewer: null })
    expect([value(), readProfiles.calls]).toEqual(['unavailable', []])
  })

  it.each([
    [null, 'own'],
    ['1', 'own'],
    ['7', 'acting'],
    ['9', 'mfaRequired'],
    ['99', 'gone'],
  ] as const)('BA5 BA7 L2 the stored choice %j: %s', async (profileId, expected) => {
    const { region } = await startReady({ mode, profileId })
    expect(region('profile')).toBe(expected)
  })

  it('BA6 a choice is reported, to be stored', async () => {
    const { region, send, of } = await startReady({ mode })
    send({ type: 'profile.chosen', id: '7' })
    expect([region('profile'), of('profile.switched')]).toEqual([
      'acting',
      [{ type: 'profile.switched', profileId: '7' }],
    ])
    send({ type: 'profile.chosen', id: '1' })
    expect([region('profile'), of('profile.switched').at(-1)]).toEqual([
      'own',
      { type: 'profile.switched', profileId: null },
    ])
  })

  it.each(['9', '99', '', '1'])('BA7 a profile that cannot be chosen: %j', async (id) => {
    const { region, send, of } = await startReady({ mode })
    send({ type: 'profile.chosen', id })
    expect([region('profile'), of('profile.switched')]).toEqual(['own', []])
  })

  it('L2 a profile that is gone is announced once, and no longer stored', async () => {
    const { region, send, of, chosen } = await startReady({ mode, profileId: '99' })
    expect(of('profile.switched')).toEqual([{ type: 'profile.switched', profileId: null }])
    send({ type: 'notice.dismissed' })
    expect([region('profile'), chosen()]).toEqual(['own', null])
  })
})
