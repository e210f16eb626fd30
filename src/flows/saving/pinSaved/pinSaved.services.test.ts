import { HttpResponse, http, type JsonBodyType } from 'msw'
import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { db } from '../../../../mocks/index.ts'
import { baseUrl, mockNetwork } from '../../../../mocks/testing/network.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { defaultConfig } from '../../runtime/config.ts'
import { actorOn } from '../../runtime/testing/actorOn.ts'
import { connectPinSaved } from './pinSaved.connect.ts'
import { pinSavedLogic } from './pinSaved.services.ts'

const network = mockNetwork()
const surroundings = { session: wren, viewer: { type: 'AUTH', isAuth: true }, experiments: {} } as const

const { policy: byDefault } = defaultConfig
const byQuery: Policy = { ...byDefault, saving: { ...byDefault.saving, pinReads: 'query' } }

/** Reads a pin. */
async function read(subjectId: string | null = null, pinId = '1', policy = defaultConfig.policy) {
  const requested: string[] = []
  const fetch: typeof globalThis.fetch = (url, init) => {
    requested.push(String(url).slice(baseUrl.length))
    return globalThis.fetch(url, init)
  }
  const config = { policy, api: { baseUrl, fetch } }
  const actor = actorOn(pinSavedLogic, { policy, pinId, subjectId }, config).start()
  const snapshot = await waitFor(actor, ({ tags }) => !tags.has('pending'))
  actor.stop()
  const shown = connectPinSaved(snapshot, { ...surroundings, color: null })
  return { requested, state: snapshot.value, shown }
}

/** The server responds to both calls with this JSON. */
const respondWith = (body: JsonBodyType) =>
  network.use(
    http.get('*/v3/pin_query/saved/', () => HttpResponse.json(body)),
    http.get('*/resource/PinResource/get/', () => HttpResponse.json(body)),
  )
const data = (own: Readonly<Record<string, JsonBodyType>>) => ({
  resource_response: { data: { id: '1', ...own } },
})

describe('§7 which of the two calls is made, and what goes over the wire', () => {
  it('where the policy asks for it, and for oneself: the query by pinId', async () => {
    expect((await read(null, '1', byQuery)).requested).toEqual(['/v3/pin_query/saved/?pinId=1'])
  })

  it('otherwise: the read by id, detailed', async () => {
    expect((await read()).requested).toEqual(['/resource/PinResource/get/?id=1&field_set_key=detailed'])
  })

  it.each([undefined, byQuery])('for another profile: the same with its orbac_subject_id', async (policy) => {
    expect((await read('a b&c', '1', policy)).requested).toEqual([
      '/resource/PinResource/get/?id=1&field_set_key=detailed&orbac_subject_id=a+b%26c',
    ])
  })

  it.each([undefined, byQuery])('both give the official user of the link’s domain', async (policy) => {
    expect((await read(null, '1', policy)).shown).toMatchObject({
      title: 'Lake at dawn',
      follow: { id: '4' },
    })
  })

  it.each([undefined, byQuery])('both give what the label needs', async (policy) => {
    db.pins.push({
      id: 'ad',
      imageUrl: null,
      dominantColor: null,
      embed: null,
      isPromoted: true,
      sponsorshipStatus: 2,
    })
    expect((await read(null, 'ad', policy)).shown?.label).toBe('promoted')
  })
})

describe('§3 sponsorship statuses from the server', () => {
  it.each([
    [0, null],
    [1, 'paidPartnership'],
    [2, null],
    [3, null],
    [7, 'paidPartnership'],
    [null, null],
    [undefined, null],
  ] as const)('%s: %s', async (sponsorshipStatus, label) => {
    respondWith(data({ sponsorshipStatus }))
    expect((await read()).shown?.label).toBe(label)
  })

  it.each([null, undefined, false])('isPromoted %s is no ad', async (isPromoted) => {
    respondWith(data({ isPromoted }))
    expect((await read()).shown?.label).toBeNull()
  })
})

describe('D11 hostile responses, status 200', () => {
  const errors = [{ message: 'Cannot query this pin.' }]

  it.each<readonly [string, JsonBodyType]>([
    ['null', null],
    ['errors without data', { errors, data: null }],
    ['errors and no pin', { errors, resource_response: { data: null } }],
    ['a list', { resource_response: { data: [] } }],
    ['an official user without an ID', data({ linkDomain: { officialUser: { username: 'sage' } } })],
    ['pinnedToBoard as text', data({ pinnedToBoard: 'Blue sofa' })],
    ['isPromoted as text', data({ isPromoted: 'yes' })],
    ...['1', 1.5, -1, {}, [1]].map(
      (status) => [`status ${JSON.stringify(status)}`, data({ sponsorshipStatus: status })] as const,
    ),
  ])('%s: the dialog does without the pin', async (_, body) => {
    respondWith(body)
    for (const policy of [undefined, byQuery])
      expect(await read(null, '1', policy)).toMatchObject({
        state: 'failed',
        shown: { title: '', media: null, label: null, follow: null },
      })
  })

  it('errors next to a whole pin do not hide it', async () => {
    respondWith({ errors, ...data({ title: 'Lake at dawn' }) })
    expect(await read()).toMatchObject({ state: 'shown', shown: { title: 'Lake at dawn' } })
  })
})
