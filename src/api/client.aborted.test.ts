import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { scenario } from '../../mocks/scenarios/index.ts'
import { baseUrl, byPassword, client, failureOf, mockNetwork } from '../../mocks/testing/network.ts'
import { createClient } from './client.ts'
import { authEndpoints } from './auth/everyAuthEndpoint.ts'

const network = mockNetwork()

const answering = (body: string, status = 200) =>
  network.use(http.post(`${baseUrl}/v3/login/`, () => new HttpResponse(body, { status })))

/** A client whose response starts, then waits until the caller aborts or the connection is lost. */
function respondsHalfway() {
  const controller = new AbortController()
  const begun = Promise.withResolvers<void>()
  let lose = () => {}
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"resource_response"'))
      controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason))
      lose = () => stream.error(new TypeError('terminated'))
    },
    // Called once the first half has been read.
    pull: () => begun.resolve(),
  })
  const half = createClient(authEndpoints, { fetch: () => Promise.resolve(new Response(body)) })
  return {
    client: half,
    signal: controller.signal,
    begun: begun.promise,
    leave: () => controller.abort(),
    lose: () => lose(),
  }
}

describe('aborted calls', () => {
  it('D6 a call aborted in flight is aborted, not offline', async () => {
    network.use(...scenario('login.neverAnswers').handlers)
    const controller = new AbortController()
    const sending = createClient(authEndpoints, {
      baseUrl,
      fetch(...call) {
        const response = fetch(...call)
        controller.abort()
        return response
      },
    })
    expect(await failureOf(sending.logIn(byPassword(), controller.signal))).toMatchObject({
      kind: 'aborted',
      isRetryable: false,
    })
  })

  it('D6 a call aborted while receiving the body is aborted', async () => {
    const { client: halfway, signal, begun, leave } = respondsHalfway()
    const failure = failureOf(halfway.logIn(byPassword(), signal))
    await begun
    leave()
    expect(await failure).toMatchObject({ kind: 'aborted' })
  })

  it('D8 a connection lost while receiving the body is offline', async () => {
    const { client: halfway, begun, lose } = respondsHalfway()
    const failure = failureOf(halfway.logIn(byPassword()))
    await begun
    lose()
    expect(await failure).toMatchObject({ kind: 'offline' })
  })

  it('D6 a call aborted before it starts is aborted', async () => {
    expect(await failureOf(client.logIn(byPassword(), AbortSignal.abort()))).toMatchObject({
      kind: 'aborted',
    })
  })
})

describe('bodies with prototype keys', () => {
  const user =
    '{"id":"1","username":"wren","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'

  it.each([
    `{"__proto__":{"isAdmin":true},"resource_response":{"data":{"user":${user}}}}`,
    `{"client_context":{"__proto__":{"isAdmin":true},"constructor":{"isAdmin":true}},"resource_response":{"data":{"user":${user}}}}`,
  ])('C6 a valid response with __proto__ keys pollutes nothing', async (body) => {
    answering(body)
    const { client_context, resource_response } = await client.logIn(byPassword())
    expect(resource_response.data.user).not.toHaveProperty('isAdmin')
    expect(Object.keys(resource_response.data.user)).not.toContain('__proto__')
    expect(Object.keys(client_context ?? {})).not.toContain('__proto__')
    expect(Object.getPrototypeOf(client_context ?? {})).toBe(Object.prototype)
    expect({}).not.toHaveProperty('isAdmin')
  })

  it('C6 a response that is valid only through __proto__ is malformed', async () => {
    answering(`{"__proto__":{"resource_response":{"data":{"user":${user}}}}}`)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ kind: 'malformed' })
  })

  it('C6 an error in __proto__ is ignored', async () => {
    answering('{"resource_response":{"error":{"__proto__":{"api_error_code":7,"message":"Words."}}}}', 400)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({
      kind: 'refused',
      code: null,
      serverMessage: null,
    })
  })
})
