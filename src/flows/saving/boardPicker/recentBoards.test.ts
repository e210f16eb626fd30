import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../../testing/machines/saving.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { defaultCreatePinPolicy as limits } from '../../../domain/policy/createPinPolicy.ts'
import { rememberSave } from '../../../domain/saving/recentSaves.ts'
import { defaultConfig, type TackboardConfig } from '../../runtime/config.ts'
import { createVisitMemory } from '../../runtime/visitMemory.ts'
import { refreshAfterBoard, refreshRecentBoards } from './recentBoards.ts'

mockNetwork()

function start(own: Partial<TackboardConfig> = {}) {
  const asked: (string | null)[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    asked.push(new URL(String(url), baseUrl).searchParams.get('username'))
    return globalThis.fetch(url, init)
  }
  const visit = createVisitMemory()
  const config = { ...defaultConfig, session: wren, visit, api: { baseUrl, fetch }, ...own }
  return { config, asked, visit, boards: () => visit.recentSaves().boards.map(({ id }) => id) }
}
const pond = boardOf('900', 'Ponds')

describe('§4 the boards saved to last', () => {
  it('are those that the server names', async () => {
    const { config, boards } = start()
    await refreshRecentBoards(config, 'wren')
    expect(boards()).toEqual(['204', '203'])
  })

  it('a save while they are read is not forgotten', async () => {
    const { config, boards, visit } = start()
    const reading = refreshRecentBoards(config, 'wren')
    visit.updateSaves((recent) =>
      rememberSave(recent, { board: pond, pinId: '77', imageSignature: null }, limits),
    )
    await reading
    expect(boards()).toEqual(['900'])
  })
})

describe('§4 after a board was created', () => {
  const versions = ({ visit }: ReturnType<typeof start>) =>
    ['wren', 'heron', 'sage'].map((username) => visit.boardsVersion(username))
  const advertiser = { id: '901', ownerUserId: '4', ownerUsername: 'heron' }

  it.each([
    ['the owner whom the server names', {}, 'sage', ['sage'], [1, 0, 1]],
    ['the member', {}, null, ['wren'], [1, 0, 0]],
    ['the owner of the ad account', { session: { ...wren, advertiser } }, null, ['heron'], [0, 1, 0]],
    ['nobody without a session', { session: null }, null, [], [0, 0, 0]],
  ] as const)('%s: data read again, lists out of date', (_, own, ownerUsername, asked, expected) => {
    const started = start(own)
    refreshAfterBoard(started.config, { ownerUsername })
    expect([started.asked, versions(started)]).toEqual([asked, expected])
  })
})
