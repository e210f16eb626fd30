import { HttpResponse, http, type JsonBodyType } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { defaultPolicy, type Policy } from '../../../domain/policy/policy.ts'
import { openPicker } from '../testing/openPicker.ts'

const network = mockNetwork()

const byQuery = { ...defaultPolicy, saving: { ...defaultPolicy.saving, pinReads: 'query' } } as const

const open = (
  ...[given, actingFor, policy]: readonly [Parameters<typeof openPicker>[1]?, (string | null)?, Policy?]
) => openPicker(network, given, { actingFor: actingFor ?? null, policy })

const pinReads = ({ requested }: Awaited<ReturnType<typeof open>>) =>
  requested.filter((url) => /^\/v3\/(pin_query|pins\/1\/\?)/.test(url))

describe('§7 GET /v3/pins/{id}/ or its GraphQL variant', () => {
  it('where the policy asks for it, and for oneself: the query by pinId', async () => {
    expect(pinReads(await open(undefined, null, byQuery))).toEqual(['/v3/pin_query/saved/?pinId=1'])
  })

  it.each([
    [null, undefined],
    ['88', undefined],
    ['88', byQuery],
  ])('otherwise: the read with the field sets, and the subject %s', async (actingFor, policy) => {
    const [url = '', ...more] = pinReads(await open(undefined, actingFor, policy))
    const { pathname, searchParams } = new URL(url, 'https://own.example')
    expect([pathname, Object.fromEntries(searchParams), more]).toEqual([
      '/v3/pins/1/',
      {
        fields: 'pin.board(),pin.id,pin.pinned_to_board(),pin.type,pin.via_pinner()',
        ...(actingFor && { orbac_subject_id: actingFor }),
      },
      [],
    ])
  })

  it.each([undefined, byQuery])('§2 both feed the already-saved notice', async (policy) => {
    expect((await open('boards.pinned', null, policy)).state().pinnedTo).toBe('Blue sofa')
    expect((await open('boards.pinnedToQuickCreates', null, policy)).state().pinnedTo).toBeNull()
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
    for (const policy of [undefined, byQuery])
      expect((await open(undefined, null, policy)).state()).toMatchObject({ status: 'ready', pinnedTo: null })
  })
})
