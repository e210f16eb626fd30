import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { scenario, type ScenarioName } from '../../mocks/scenarios/index.ts'
import { baseUrl, byPassword, client, failureOf, mockNetwork } from '../../mocks/testing/network.ts'
import { ApiFailure } from './failure.ts'

const network = mockNetwork()

const answering = (body: string, status = 200) =>
  network.use(http.post(`${baseUrl}/v3/login/`, () => new HttpResponse(body, { status })))

async function failing(name: ScenarioName) {
  network.use(...scenario(name).handlers)
  return failureOf(client.logIn(byPassword()))
}

describe('§8 Resources', () => {
  it('D8 offline is a separate kind of failure, and can be retried', async () => {
    expect(await failing('offline')).toMatchObject({ kind: 'offline', status: null, isRetryable: true })
  })

  it.each([500, 502, 503, 504])('D9 a %i can be retried', async (status) => {
    answering('<p>no', status)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({
      kind: 'server',
      status,
      isRetryable: true,
    })
  })

  it.each([400, 401, 403, 404, 422, 429])('D9 a %i cannot be retried', async (status) => {
    answering('{}', status)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({
      kind: 'refused',
      status,
      isRetryable: false,
    })
  })

  it('D9 calls the server once, for any response', async () => {
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

  it('reads the code, the message and the last digits of the phone number', async () => {
    const failure = await refused({ api_error_code: 7, message: 'Words.', data: { phone_number_end: '42' } })
    expect(failure).toMatchObject({ code: 7, serverMessage: 'Words.', phoneEnd: '42' })
  })

  it.each([{ html: '<b>' }, ['a'], 7, true, null, '', '   '])(
    'D15 ignores %j as a message',
    async (message) => {
      expect(await refused({ api_error_code: 7, message })).toMatchObject({
        kind: 'refused',
        code: 7,
        serverMessage: null,
      })
    },
  )

  it('accepts a plain string as the message, and reads message_detail', async () => {
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

  it('reads the same fields of a 5xx', async () => {
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

  it.each(['7', null, {}, [7], true])('D15 ignores %j as a code', async (code) => {
    expect(await refused({ api_error_code: code, message: 'Words.' })).toMatchObject({
      code: null,
      serverMessage: 'Words.',
    })
  })

  it.each([7, null, {}, ['42'], ''])('E15 ignores %j as phone digits', async (phone_number_end) => {
    expect(await refused({ data: { phone_number_end } })).toMatchObject({ phoneEnd: null })
  })

  it('E15 reads the ways to get a code, and ignores what it does not know', async () => {
    const mfa_methods = ['backup_code', null, { totp: true }, 'carrier_pigeon', 'totp', 'totp', ['sms']]
    expect(await refused({ data: { mfa_methods } })).toMatchObject({ mfaMethods: ['totp', 'backup_code'] })
    expect(await refused({ data: { mfa_methods: { totp: true } } })).toMatchObject({ mfaMethods: [] })
    expect(await refused({ data: null })).toMatchObject({ mfaMethods: [] })
  })

  it.each(['null', '[]', '7', '"text"', '{"resource_response":null}', '{"resource_response":{"error":[]}}'])(
    'D15 tolerates %s in place of an error',
    async (body) => {
      answering(body, 400)
      expect(await failureOf(client.logIn(byPassword()))).toMatchObject({
        kind: 'refused',
        code: null,
        serverMessage: null,
      })
    },
  )

  it.each(['<p>', ''])('D10 treats an error response with the body %j as malformed', async (body) => {
    answering(body, 400)
    expect(await failureOf(client.logIn(byPassword()))).toMatchObject({
      kind: 'malformed',
      code: null,
      serverMessage: null,
    })
  })

  it('keeps the server’s message unchanged, including markup and direction marks', async () => {
    const { serverMessage } = await failing('login.hostileMessage')
    expect(serverMessage).toContain('<script>')
    expect((await failing('login.longMessage')).serverMessage).toHaveLength(10_000)
    expect((await failing('login.rtlMessage')).serverMessage).toContain('\u202E')
  })
})
