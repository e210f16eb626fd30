import { describe, expect, it, vi } from 'vitest'
import { boardOf } from '../../../../testing/machines/saving.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import type { PinCreated } from '../../../../machines/createPin/createPin/createPin.types.ts'
import { readCreatePinRoute } from '../../../domain/createPin/route.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createConfig, eventually } from '../testing/services.ts'
import { runCreatePinEffect, type CreatePinFlowEmitted } from './createPin.effects.ts'

mockNetwork()
const created: PinCreated = { pinId: '77', board: boardOf('202', 'Blue sofa'), section: null, imageUrl: null }

function start() {
  const watched = createConfig()
  const { config } = watched
  const route = readCreatePinRoute('/pin/create/bookmarklet/', '', defaultPolicy.createPin)
  if (!route) throw new Error('That is no address of the page.')
  const onCreated = vi.fn<(pin: PinCreated) => void>()
  const changed = vi.fn<() => void>()
  config.visit.subscribe(changed)
  return {
    ...watched,
    changed,
    onCreated,
    run: (effect: CreatePinFlowEmitted) => runCreatePinEffect(effect, config, route, { onCreated }),
    versions: () => ['wren', 'sagedogwood'].map((username) => config.visit.boardsVersion(username)),
    recent: () => config.visit.recentSaves().boards.map(({ id }) => id),
  }
}

describe('what creating a pin leads to', () => {
  it('§4 after a board was created, lists that are on the page are out of date, and its owner’s boards are read again', async () => {
    const { changed, recent, run, sentTo, versions } = start()
    run({ type: 'board.created', ownerUsername: null })
    expect([versions(), changed.mock.calls.length]).toEqual([[1, 0], 1])
    await eventually(() => expect(recent()).toEqual(['204', '203']))
    expect(sentTo('')).toEqual([{ username: 'wren', field_set_key: 'save_behavior' }])
  })

  it('a pin is remembered, logged and passed on; no list of boards is out of date', () => {
    const { changed, log, onCreated, recent, run, versions } = start()
    run({ type: 'pin.created', created })
    expect([onCreated.mock.calls, recent(), versions(), changed.mock.calls]).toEqual([
      [[created]],
      ['202'],
      [0, 0],
      [],
    ])
    expect(log.map(({ event }) => event)).toEqual(['pin.created'])
  })

  it.each<[CreatePinFlowEmitted, readonly string[]]>([
    [{ type: 'claim.shown' }, ['claimUpsell.shown']],
    [{ type: 'claim.connecting' }, ['claimUpsell.connecting']],
    [{ type: 'attempt.failed', row: 'createPin.offline', failure: null }, ['createPin.failed']],
    [{ type: 'page.closed' }, []],
  ])('%o is logged, and changes no list', (effect, events) => {
    const { changed, log, onCreated, run } = start()
    run(effect)
    expect([log.map(({ event }) => event), changed.mock.calls, onCreated.mock.calls]).toEqual([
      events,
      [],
      [],
    ])
  })
})
