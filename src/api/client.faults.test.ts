import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { scenario, type ScenarioName } from '../../mocks/scenarios/index.ts'
import { baseUrl, byPassword, client, failureOf, mockNetwork } from '../../mocks/testing/network.ts'
import { createClient } from './client.ts'
import { authEndpoints } from './auth/auth.endpoints.ts'
import { ApiFailure } from './failure.ts'

const network = mockNetwork()

const answering = (body: string, status = 200) =>
  network.use(http.post(`${baseUrl}/v3/login/`, () => new HttpResponse(body, { status })))

async function failing(name: ScenarioName) {
  network.use(...scenario(name).handlers)
  return failureOf(client.logIn(byPassword()))
}

describe('§8 Resources', () => {
  it('D8 offline is a failure of its own, and may be tried again', async () => {
    expect(await failing('offline')).toMatchObject({ kind: 'offline', status: null, isRetryable: true })
  })

  it.each([500, 502, 503, 504])('D9 a %i may be tried again', async (status) => {
    answering('<p>no', status)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({
      kind: 'server',
      status,
      isRetryable: true,
    })
  })

  it.each([400, 401, 403, 404, 422, 429])('D9 a %i is an answer and is not tried again', async (status) => {
    answering('{}', status)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({
      kind: 'refused',
      status,
      isRetryable: false,
    })
  })

  it('D9 calls the server once, whatever it answers', async () => {
    let calls = 0
    network.use(
      http.post(`${baseUrl}/v3/login/`, () => {
        calls += 1
        return new HttpResponse(null, { status: 503 })
      }),
    )
    await failureOf(client.logIn(byPassword()))
    expect(calls).toBe(1)
  })

  it.each(['login.malformed', 'login.emptyBody', 'login.truncatedJson', 'login.noContent'] as const)(
    'D10 %s is malformed, never a success',
    async (name) => {
      const failure = await failing(name)
      expect(failure).toBeInstanceOf(ApiFailure)
      expect(failure).toMatchObject({ kind: 'malformed', serverMessage: null, isRetryable: false })
    },
  )

  it.each([
    'login.wrongShape',
    'login.wrongShapeDataNull',
    'login.wrongShapeUserMissing',
    'login.wrongShapeUserNull',
    'login.wrongShapeIdNumber',
    'login.wrongShapeArrays',
    'login.wrongShapeRootArray',
    'login.wrongShapeRootNull',
    'login.wrongShapeText',
  ] as const)('D11 %s is malformed, never a success', async (name) => {
    expect(await failing(name)).toMatchObject({ kind: 'malformed', status: 200 })
  })
})

describe('§3 Error object', () => {
  const refused = async (error: unknown, status = 400) => {
    answering(JSON.stringify({ resource_response: { error } }), status)
    return failureOf(client.logIn(byPassword()))
  }

  it('reads the code, the message and the end of the phone number', async () => {
    const failure = await refused({ api_error_code: 7, message: 'Words.', data: { phone_number_end: '42' } })
    expect(failure).toMatchObject({ code: 7, serverMessage: 'Words.', phoneEnd: '42' })
  })

  it.each([{ html: '<b>' }, ['a'], 7, true, null, '', '   '])(
    'D15 takes %j for no message',
    async (message) => {
      expect(await refused({ api_error_code: 7, message })).toMatchObject({
        kind: 'refused',
        code: 7,
        serverMessage: null,
      })
    },
  )

  it('takes a plain string as the message, and reads message_detail beside one', async () => {
    expect(await refused('Words.')).toMatchObject({
      kind: 'refused',
      code: null,
      serverMessage: 'Words.',
      messageDetail: null,
    })
    expect(await refused({ message: 'Words.', message_detail: 'More.' })).toMatchObject({
      serverMessage: 'Words.',
      messageDetail: 'More.',
    })
  })

  it('reads the same words of a 5xx', async () => {
    expect(await refused('Words.', 503)).toMatchObject({
      kind: 'server',
      status: 503,
      serverMessage: 'Words.',
      messageDetail: null,
    })
    expect(await refused({ message: 'Words.', message_detail: 'More.' }, 503)).toMatchObject({
      serverMessage: 'Words.',
      messageDetail: 'More.',
    })
  })

  it.each(['7', null, {}, [7], true])('D15 takes %j for no code', async (code) => {
    expect(await refused({ api_error_code: code, message: 'Words.' })).toMatchObject({
      code: null,
      serverMessage: 'Words.',
    })
  })

  it.each([7, null, {}, ['42'], ''])(
    'E15 takes %j for no end of a phone number',
    async (phone_number_end) => {
      expect(await refused({ data: { phone_number_end } })).toMatchObject({ phoneEnd: null })
    },
  )

  it.each(['null', '[]', '7', '"text"', '{"resource_response":null}', '{"resource_response":{"error":[]}}'])(
    'D15 survives %s where the error was due',
    async (body) => {
      answering(body, 400)
      expect(await failureOf(client.logIn(byPassword()))).toMatchObject({
        kind: 'refused',
        code: null,
        serverMessage: null,
      })
    },
  )

  it.each(['<p>', ''])('D10 takes %j where the error was due for no answer of the server', async (body) => {
    answering(body, 400)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({
      kind: 'malformed',
      code: null,
      serverMessage: null,
    })
  })

  it('keeps the server’s words as they are, markup and direction marks and all', async () => {
    const { serverMessage } = await failing('login.hostileMessage')
    expect(serverMessage).toContain('<script>')
    expect((await failing('login.longMessage')).serverMessage).toHaveLength(10_000)
    expect((await failing('login.rtlMessage')).serverMessage).toContain('\u202E')
  })
})

describe('aborted calls', () => {
  it('D6 a call aborted on its way is aborted, not offline', async () => {
    network.use(...scenario('login.neverAnswers').handlers)
    const leaving = new AbortController()
    const sending = createClient(authEndpoints, {
      baseUrl,
      fetch(...call) {
        const answer = fetch(...call)
        leaving.abort()
        return answer
      },
    })
    expect(await failureOf(sending.logIn(byPassword(), leaving.signal))).toMatchObject({
      kind: 'aborted',
      isRetryable: false,
    })
  })

  it('D6 a call aborted while its body comes in is aborted', async () => {
    const { client: halfway, signal, begun, leave } = answersHalf()
    const failure = failureOf(halfway.logIn(byPassword(), signal))
    await begun
    leave()
    expect(await failure).toMatchObject({ kind: 'aborted' })
  })

  it('D8 a connection lost while the body comes in is offline', async () => {
    const { client: halfway, begun, lose } = answersHalf()
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

/** A client whose answer begins and then waits for the caller to leave or the connection to be lost. */
function answersHalf() {
  const leaving = new AbortController()
  const begun = Promise.withResolvers<void>()
  let lose = () => {}
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"resource_response"'))
      leaving.signal.addEventListener('abort', () => stream.error(leaving.signal.reason))
      lose = () => stream.error(new TypeError('terminated'))
    },
    // The half that is there has been read.
    pull: () => begun.resolve(),
  })
  const half = createClient(authEndpoints, { fetch: () => Promise.resolve(new Response(body)) })
  return {
    client: half,
    signal: leaving.signal,
    begun: begun.promise,
    leave: () => leaving.abort(),
    lose: () => lose(),
  }
}

describe('bodies that reach for the prototype', () => {
  const user =
    '{"id":"1","username":"wren","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'

  it.each([
    `{"__proto__":{"isAdmin":true},"resource_response":{"data":{"user":${user}}}}`,
    `{"client_context":{"__proto__":{"isAdmin":true},"constructor":{"isAdmin":true}},"resource_response":{"data":{"user":${user}}}}`,
  ])('C6 a true answer with __proto__ keys changes no prototype and hands none on', async (body) => {
    answering(body)
    const { client_context = {}, resource_response } = await client.logIn(byPassword())
    expect(resource_response.data.user).not.toHaveProperty('isAdmin')
    expect(Object.keys(resource_response.data.user)).not.toContain('__proto__')
    expect(Object.keys(client_context)).not.toContain('__proto__')
    expect(Object.getPrototypeOf(client_context)).toBe(Object.prototype)
    expect({}).not.toHaveProperty('isAdmin')
  })

  it('C6 an answer that is true in its __proto__ alone is malformed', async () => {
    answering(`{"__proto__":{"resource_response":{"data":{"user":${user}}}}}`)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ kind: 'malformed' })
  })

  it('C6 an error that lies in its __proto__ alone is not read', async () => {
    answering('{"resource_response":{"error":{"__proto__":{"api_error_code":7,"message":"Words."}}}}', 400)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({
      kind: 'refused',
      code: null,
      serverMessage: null,
    })
  })
})
