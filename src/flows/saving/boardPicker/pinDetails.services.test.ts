import { HttpResponse, http, type JsonBodyType } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { openPicker } from '../testing/openPicker.ts'

const network = mockNetwork()

const open = (...[given, actingFor]: readonly [Parameters<typeof openPicker>[1]?, (string | null)?]) =>
  openPicker(network, given, { actingFor: actingFor ?? null })

const pinReads = ({ requested }: Awaited<ReturnType<typeof open>>) =>
  requested.filter((url) => /^\/v3\/(pin_query|pins\/1\/\?)/.test(url))

describe('§7 GET /v3/pins/{id}/ or its GraphQL variant', () => {
  it('for oneself: the query by pinId', async () => {
    expect(pinReads(await open())).toEqual(['/v3/pin_query/saved/?pinId=1'])
  })

  it('for another profile: the read with the field sets and its orbac_subject_id', async () => {
    const [url = '', ...more] = pinReads(await open(undefined, '88'))
    const { pathname, searchParams } = new URL(url, 'https://own.example')
    expect([pathname, Object.fromEntries(searchParams), more]).toEqual([
      '/v3/pins/1/',
      {
        fields: 'pin.board(),pin.id,pin.pinned_to_board(),pin.type,pin.via_pinner()',
        orbac_subject_id: '88',
      },
      [],
    ])
  })

  it.each([null, '88'])('§2 both feed the already-saved notice (subject %s)', async (actingFor) => {
    expect((await open('boards.pinned', actingFor)).state().pinnedTo).toBe('Blue sofa')
    expect((await open('boards.pinnedToQuickCreates', actingFor)).state().pinnedTo).toBeNull()
  })
})

describe('D11 hostile responses to both, status 200', () => {
  const data = (own: Readonly<Record<string, JsonBodyType>>) => ({
    resource_response: { data: { id: '1', ...own } },
  })

  it.each<readonly [string, JsonBodyType]>([
    ['null', null],
    ['errors without data', { errors: [{ message: 'Cannot query this pin.' }], data: null }],
    ['no pin', { resource_response: { data: null } }],
    ['a list', { resource_response: { data: [] } }],
    ['a board as text', data({ pinnedToBoard: 'Blue sofa', pinned_to_board: 'Blue sofa' })],
    ['a board without a name', data({ pinnedToBoard: {}, pinned_to_board: {} })],
    ['a number for its name', data({ pinnedToBoard: { name: 7 }, pinned_to_board: { name: 7 } })],
  ])('%s: no notice, and the boards are there', async (_, body) => {
    network.use(
      http.get('*/v3/pin_query/saved/', () => HttpResponse.json(body)),
      http.get('*/v3/pins/1/', () => HttpResponse.json(body)),
    )
    for (const actingFor of [null, '88'])
      expect((await open(undefined, actingFor)).state()).toMatchObject({ status: 'ready', pinnedTo: null })
  })
})
