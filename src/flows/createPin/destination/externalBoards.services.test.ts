import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../../testing/machines/saving.ts'
import { boardRow } from '../../../../mocks/fixtures/boards.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { db } from '../../../../mocks/index.ts'
import { mount, type Handler } from '../../../../mocks/handlers/handler.ts'
import { never, offline, wrongShape } from '../../../../mocks/respond.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { createConfig, eventually, run } from '../testing/services.ts'
import { refreshRecentBoards } from '../../saving/boardPicker/recentBoards.ts'
import { actorOn } from '../../runtime/testing/actorOn.ts'
import { externalBoardPickerLogic } from './externalBoards.services.ts'

const network = mockNetwork()

/** Opens the picker. */
function open(readSaveBehavior?: Handler<'readSaveBehavior'>, pinId: string | null = null) {
  if (readSaveBehavior) network.use(...mount({ readSaveBehavior }))
  const { config, ...watched } = createConfig()
  const input = { policy: config.policy, session: wren, pinId, isDesktop: true, memory: null }
  const actor = actorOn(externalBoardPickerLogic, input, config).start()
  const ready = () => waitFor(actor, (snapshot) => !snapshot.hasTag('pending'))
  const shortlist = () => actor.getSnapshot().context.shortlist.map(({ id }) => id)
  return { ...watched, config, actor, ready, shortlist }
}

describe('§7 BoardPickerBoardsResource (external page), A21', () => {
  it('sends exactly these', async () => {
    const { ready, sentTo } = open()
    await ready()
    expect(sentTo('BoardPickerBoards')).toEqual([
      { user_id: '1', filter: 'all', field_set_key: 'profile_grid_item' },
    ])
  })

  it('and the bookmark for the next page, for which recent boards are not read again', async () => {
    const { config, sentTo } = createConfig()
    const { readBoards } = externalBoardPickerLogic.implementations.actors
    const input = { session: wren, pinId: null, isDesktop: true, bookmark: '50' }
    // SAFETY: a promise actor with this input.
    const { stop } = run(readBoards as never, input as never, config)
    await eventually(() => expect(sentTo('BoardPickerBoards')).toHaveLength(1))
    expect([sentTo('BoardPickerBoards'), sentTo('UserResource')]).toEqual([
      [{ user_id: '1', filter: 'all', field_set_key: 'profile_grid_item', bookmark: '50' }],
      [],
    ])
    stop()
  })
})

describe('§2 ‘Psst! You already saved this Pin’, for a pin of the own site', () => {
  const pinnedTo = (actor: ReturnType<typeof open>['actor']) => actor.getSnapshot().context.pinnedTo

  it('comes of the read by its ID', async () => {
    db.saves.push({ pinId: '1', boardId: '202', sectionId: null })
    const { actor, sentTo } = open(undefined, '1')
    await eventually(() => expect(pinnedTo(actor)).toEqual({ name: 'Blue sofa', layout: null }))
    expect(sentTo('/v3/pins/1/').at(-1)).toHaveProperty('fields')
  })

  it('is not asked about for any other page', async () => {
    const { actor, ready, sentTo } = open()
    await ready()
    expect([pinnedTo(actor), sentTo('pin_query'), sentTo('/v3/pins/')]).toEqual([null, [], []])
  })
})

describe('§2 Top choices are the recent boards, A8', () => {
  it('as the server knows them', async () => {
    const { clock, ready, sentTo, shortlist } = open()
    await ready()
    expect([shortlist(), sentTo('UserResource')]).toEqual([
      ['204', '203'],
      [{ username: 'wren', field_set_key: 'save_behavior' }],
    ])
    expect(clock.pending).toBe(0)
  })

  it('three of them at most', async () => {
    db.boards.push(...['a', 'b', 'c'].map((id) => boardRow(Number.parseInt(id, 36), id)))
    db.recentBoardIds = db.boards.slice(0, 5).map(({ id }) => id)
    const { ready, shortlist } = open()
    await ready()
    expect(shortlist()).toEqual(db.recentBoardIds.slice(0, 3))
  })

  it.each<[string, Handler<'readSaveBehavior'>]>([
    ['fails', () => offline()],
    ['is malformed', () => wrongShape({ resource_response: { data: { recent_boards: 'x' } } })],
    ['has none', () => ({ resource_response: { data: { id: '1', recent_boards: null } } })],
  ])('reading them %s: the list is there, with the boards of this visit', async (_, answer) => {
    const opening = open(answer)
    opening.config.visit.rememberBoards([boardOf('7', 'Visited')])
    await opening.ready()
    expect([(opening.actor.getSnapshot().context.boards?.length ?? 0) > 2, opening.shortlist()]).toEqual([
      true,
      ['7'],
    ])
  })

  it('reading them hangs: the list waits a second, no longer', async () => {
    const { actor, clock, ready, shortlist } = open(never)
    await eventually(() => expect(clock.pending).toBeGreaterThan(1))
    // Long enough for the boards to arrive, so that only the recent ones are waited for.
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    clock.advance(999)
    // One turn of the event loop, in which a wait that had ended would show.
    await new Promise((resolve) => setImmediate(resolve))
    expect(actor.getSnapshot().hasTag('pending')).toBe(true)
    clock.advance(1)
    await ready()
    expect([shortlist(), clock.pending]).toEqual([[], 0])
  })

  it('A20 reads them again for a member, and remembers them', async () => {
    const { config } = createConfig()
    await refreshRecentBoards(config, 'wren')
    expect(config.visit.recentSaves().boards.map(({ id }) => id)).toEqual(['204', '203'])
    await refreshRecentBoards(config, 'unknown')
    expect(config.visit.recentSaves().boards).toHaveLength(2)
  })
})
