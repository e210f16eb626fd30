import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ssoExchangePath } from '../../mocks/fixtures/sso.ts'
import { callName, isUnknownCall } from './callName.ts'
import { recordCalls } from './recordCalls.ts'

const origin = 'https://tackboard.example'

describe('the name of a call', () => {
  it.each([
    ['/v3/login/', 'POST', 'logIn'],
    ['/v3/pins/12/board_title_suggestions/', 'GET', 'readTitleSuggestions'],
    [ssoExchangePath, 'POST', 'exchangeSsoCode'],
  ])('%s, %s: %s', (path, method, name) => {
    expect(callName(path, method)).toBe(name)
    expect(isUnknownCall(callName(path, method))).toBe(false)
  })

  it.each([
    ['/v3/log_in/', 'POST'],
    ['/v3/login/', 'PUT'],
    ['/', 'POST'],
  ])('no endpoint has %s, %s', (path, method) => {
    expect(callName(path, method)).toBe(`unknown call: ${method} ${path}`)
    expect(isUnknownCall(callName(path, method))).toBe(true)
  })
})

describe('the recorder of calls', () => {
  beforeEach(() => void vi.stubGlobal('document', { baseURI: `${origin}/` }))
  afterEach(() => void vi.unstubAllGlobals())

  const recorded = async (path: string, answer: () => Promise<Response>, method = 'GET') => {
    vi.stubGlobal('fetch', answer)
    const { calls, api } = recordCalls(origin)
    const body = await api.fetch(`${origin}${path}`, { method }).then(
      (response) => response.text(),
      () => null,
    )
    await vi.waitFor(() => expect(calls.size).toBe(2), 20_000)
    return { calls: [...calls], body }
  }
  const json =
    (value: unknown, status = 200) =>
    () =>
      Promise.resolve(Response.json(value, { status }))
  const data = (value: unknown) => ({ resource_response: { data: value } })
  const exists = '/v3/register/exists/'

  it('writes ok for an answer that the client accepts, and leaves its body unread', async () =>
    expect(await recorded(exists, json(data(false)))).toEqual({
      calls: ['checkEmailExists', 'checkEmailExists.ok'],
      body: JSON.stringify(data(false)),
    }))

  it.each([
    ['of the wrong shape', json(data('no'))],
    ['that says error', json({ resource_response: { data: false, error: { api_error_code: 1 } } })],
    ['that is a page', () => Promise.resolve(new Response('<p>'))],
    ['of status 500', json(data(false), 500)],
    ['that never comes', () => Promise.reject(new TypeError('offline'))],
  ])('writes failed for an answer %s', async (_, answer) =>
    expect((await recorded(exists, answer)).calls).toEqual(['checkEmailExists', 'checkEmailExists.failed']),
  )

  it('accepts a 204 where no answer is read', async () =>
    expect(
      (await recorded('/v3/users/follow/', () => Promise.resolve(new Response(null, { status: 204 })), 'PUT'))
        .calls,
    ).toEqual(['followUsers', 'followUsers.ok']))

  it('accepts nothing of a call that no endpoint has', async () =>
    expect((await recorded('/v9/', json(data(1)))).calls).toEqual([
      'unknown call: GET /v9/',
      'unknown call: GET /v9/.failed',
    ]))
})
