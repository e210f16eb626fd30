import { describe, expect, it, vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { actorOn } from '../../runtime/testing/actorOn.ts'
import { openPicker } from '../testing/openPicker.ts'
import { connectBoardPicker } from './boardPicker.connect.ts'
import { boardPickerLogic, boardsPayload } from './boardPicker.services.ts'

const network = mockNetwork()
const { policy } = defaultConfig

describe('§7 BoardPickerBoardsResource', () => {
  const request = { pinId: '1', isDesktop: true, bookmark: null }
  const advertiser = { id: 'ad', ownerUserId: '4', ownerUsername: 'sora' }
  const payload = {
    pin_id: '1',
    username: 'wren',
    field_set_key: 'board_picker',
    shortlist_suggestions: 2,
    isDesktop: true,
  }

  it("requests the viewer's own boards", () => {
    expect(boardsPayload({ ...request, session: wren }, policy.saving)).toEqual(payload)
  })

  it('omits pin_id for what is not a pin yet, and sends the bookmark of the next page', () => {
    expect(
      boardsPayload(
        { ...request, pinId: null, isDesktop: false, bookmark: '50', session: wren },
        policy.saving,
      ),
    ).toEqual({
      username: 'wren',
      field_set_key: 'board_picker',
      shortlist_suggestions: 2,
      isDesktop: false,
      bookmark: '50',
    })
  })

  it("§6 acting for an advertiser, requests the owner's protected boards with the advertiser_id", () => {
    expect(boardsPayload({ ...request, session: { ...wren, advertiser } }, policy.saving)).toEqual({
      ...payload,
      username: 'sora',
      advertiser_id: 'ad',
      filter: 'protected',
    })
  })

  it("§6 requests the ad-account owner's own boards", () => {
    const owner = { ...advertiser, ownerUserId: wren.userId, ownerUsername: 'wren' }
    expect(boardsPayload({ ...request, session: { ...wren, advertiser: owner } }, policy.saving)).toEqual(
      payload,
    )
  })
})

describe('the state of the picker', () => {
  it('is ready once the boards and the pin details have arrived', async () => {
    expect((await openPicker(network)).state()).toMatchObject({
      status: 'ready',
      suggestions: ['Lakes at dawn', 'Quiet water'],
      pinnedTo: null,
      more: 'none',
    })
  })

  it('§2 names the board that already holds the pin, unless its layout is quick_creates', async () => {
    expect((await openPicker(network, 'boards.pinned')).state().pinnedTo).toBe('Blue sofa')
    expect((await openPicker(network, 'boards.pinnedToQuickCreates')).state().pinnedTo).toBeNull()
  })

  it('is ready without the pin details when they fail', async () => {
    expect((await openPicker(network, 'boards.quietReadsFail')).state()).toMatchObject({
      status: 'ready',
      suggestions: [],
      pinnedTo: null,
    })
  })

  it.each([
    'boardPicker.loadFailed',
    'boards.refused',
    'boards.malformed',
    'boards.wrongShape',
    'boards.offline',
  ] as const)('§8, D8 to D11 %s: failed', async (name) => {
    expect((await openPicker(network, name)).state().status).toBe('failed')
  })

  it('E16 drops a cover whose address is not a web address', async () => {
    const { lists } = await openPicker(network, 'boards.hostileCovers')
    expect(lists().boards.map(({ name, coverUrl }) => [name, coverUrl])).toEqual([
      ['Drawing with a script', null],
      ['Gone', '/pins/gone.svg'],
      ['Lake', '/pins/lake.svg'],
      ['Script', null],
    ])
  })

  it('comes from the memory alone when the picker opens again', async () => {
    const { boards, shortlist, bookmark, query, suggestions, pinnedTo } = (
      await openPicker(network)
    ).actor.getSnapshot().context
    const fetch = vi.fn<typeof globalThis.fetch>()
    const memory = { boards, shortlist, bookmark, query, suggestions, pinnedTo }
    const input = { policy, session: wren, pinId: '1', isDesktop: true, memory }
    const actor = actorOn(boardPickerLogic, input, { api: { baseUrl, fetch } }).start()
    // One turn of the event loop, in which a request would be sent.
    await new Promise((done) => {
      setTimeout(done)
    })
    expect(fetch).not.toHaveBeenCalled()
    expect(connectBoardPicker(actor.getSnapshot())).toMatchObject({
      status: 'ready',
      suggestions: ['Lakes at dawn', 'Quiet water'],
    })
    actor.stop()
  })
})
