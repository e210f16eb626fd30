/** What a 2xx says: an error in it is a failure, and only a call without an answer may get nothing. D10, D11. */
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../mocks/testing/network.ts'
import { createClient } from './client.ts'
import { everyEndpoint } from './everyEndpoint.ts'

const user = { id: '1', username: 'wren' }

const answering = (body: unknown, status = 200) =>
  createClient(everyEndpoint, {
    fetch: () =>
      Promise.resolve(
        new Response(typeof body === 'string' || body === null ? body : JSON.stringify(body), { status }),
      ),
  })

describe('§3 an error in a 2xx', () => {
  const error = { api_error_code: 7, message: 'Words.', message_detail: 'More.' }

  it.each([200, 201])('is the failure that it describes, beside complete data, status %i', async (status) => {
    const { logIn } = answering({ resource_response: { data: { user }, error } }, status)
    // SAFETY: the payload does not matter here.
    expect(await failureOf(logIn({} as never))).toMatchObject({
      kind: 'refused',
      status,
      code: 7,
      serverMessage: 'Words.',
      messageDetail: 'More.',
      isRetryable: false,
    })
  })

  it('O3 fails a call without an answer, too', async () => {
    const { unblockUser } = answering({ resource_response: { data: null, error: 'Words.' } })
    expect(await failureOf(unblockUser({ blocked_user_id: '4' }))).toMatchObject({
      kind: 'refused',
      serverMessage: 'Words.',
    })
  })

  it.each([[{}], [[]], [['a']], [''], [0], [false]])('D15 may be %j', async (said) => {
    const { logIn } = answering({ resource_response: { data: { user }, error: said } })
    // SAFETY: the payload does not matter here.
    expect(await failureOf(logIn({} as never))).toMatchObject({ kind: 'refused', code: null })
  })

  it('is none if it is null', async () => {
    const { logIn } = answering({ resource_response: { data: { user }, error: null } })
    // SAFETY: the payload does not matter here.
    await expect(logIn({} as never)).resolves.toMatchObject({ resource_response: { data: { user } } })
  })
})

describe('§3 http_status of the error object', () => {
  const failed = (error: object, status = 200) => {
    const { readBoard } = answering({ resource_response: { data: null, error } }, status)
    return failureOf(readBoard({ board_id: '1', field_set_key: 'detailed' }))
  }

  it('is the status of an error that comes in a 2xx', async () => {
    expect(await failed({ http_status: 404 })).toMatchObject({ kind: 'refused', status: 404 })
    expect(await failed({ http_status: 503 })).toMatchObject({
      kind: 'server',
      status: 503,
      isRetryable: true,
    })
  })

  it('says nothing beside a real status that is none of a success', async () => {
    expect(await failed({ http_status: 404 }, 400)).toMatchObject({ kind: 'refused', status: 400 })
    expect(await failed({ http_status: 404 }, 503)).toMatchObject({ kind: 'server', status: 503 })
  })

  it.each([200, 204, 99, 600, 404.5, Number.NaN, '404', null, {}])(
    'D11 cannot be %j',
    async (http_status) => {
      expect(await failed({ http_status })).toMatchObject({ kind: 'refused', status: 200 })
    },
  )
})

describe('§2 a 301 with a redirect URL', () => {
  const read = (error: object) => {
    const { readBoard } = answering({ resource_response: { data: null, error } })
    return failureOf(readBoard({ board_id: '1', field_set_key: 'detailed' }))
  }

  it.each([
    [{ http_status: 301, redirect_url: '/pin/2/' }],
    [{ http_status: 301, data: { redirect_url: '/pin/2/' } }],
  ])('comes with the error: %j', async (error) => {
    expect(await read(error)).toMatchObject({ kind: 'refused', status: 301, redirectUrl: '/pin/2/' })
  })

  it('comes with the header of a redirect that fetch does not follow', async () => {
    const { readBoard } = createClient(everyEndpoint, {
      fetch: () =>
        Promise.resolve(new Response('{}', { status: 301, headers: { location: 'https://own.example/b/' } })),
    })
    expect(await failureOf(readBoard({ board_id: '1', field_set_key: 'detailed' }))).toMatchObject({
      status: 301,
      redirectUrl: 'https://own.example/b/',
    })
  })

  it.each([{}, { redirect_url: 7 }, { redirect_url: ' ' }, { redirect_url: null, data: [] }])(
    'D11 may be missing: %j',
    async (error) => {
      expect(await read({ ...error, http_status: 301 })).toMatchObject({ status: 301, redirectUrl: null })
    },
  )
})

describe('D10, D11, O3 nothing in a 2xx', () => {
  it.each([
    ['data that is null', { resource_response: { data: null } }, 200],
    ['no data', { resource_response: {} }, 200],
    ['an empty body', '', 200],
    ['blanks', ' \n', 200],
    ['a 204', null, 204],
  ])('%s is malformed where data is expected', async (_, body, status) => {
    const { readBoard } = answering(body, status)
    expect(await failureOf(readBoard({ board_id: '1', field_set_key: 'detailed' }))).toMatchObject({
      kind: 'malformed',
      status,
    })
  })

  it.each([
    ['data that is null', { resource_response: { data: null } }, 200],
    ['no data', { resource_response: {} }, 200],
    ['an empty body', '', 200],
    ['blanks', ' \n', 200],
    ['a 204', null, 204],
    ['a 205', null, 205],
  ])('%s is a success of a call without an answer', async (_, body, status) => {
    const { followUser, unfollowUser } = answering(body, status)
    const [followed, unfollowed] = await Promise.allSettled([
      followUser({ user_id: '4' }),
      unfollowUser({ user_id: '4' }),
    ])
    expect([followed.status, unfollowed.status]).toEqual(['fulfilled', 'fulfilled'])
  })

  it.each([
    ['a page of a proxy', '<!doctype html><p>Sign in to the network'],
    ['null', 'null'],
    ['an array', '[]'],
    ['an object of another kind', '{}'],
    ['a response that is null', { resource_response: null }],
    ['a response that is an array', { resource_response: [] }],
  ])('%s is malformed even so', async (_, body) => {
    expect(await failureOf(answering(body).followUser({ user_id: '4' }))).toMatchObject({
      kind: 'malformed',
      status: 200,
    })
  })

  it.each([400, 404])('an empty %i is no success', async (status) => {
    expect(await failureOf(answering('', status).followUser({ user_id: '4' }))).toMatchObject({
      kind: 'malformed',
      status,
    })
  })
})
