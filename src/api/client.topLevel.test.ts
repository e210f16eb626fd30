/** The error object without its envelope: the whole body of a response, or its `error`. auth.txt §3 "Error object". D11, D15. */
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../mocks/testing/network.ts'
import { createClient } from './client.ts'
import { everyEndpoint } from './everyEndpoint.ts'

const user = { id: '1', username: 'wren' }

const logIn = (body: unknown, status: number) => {
  const { logIn: call } = createClient(everyEndpoint, {
    fetch: () => Promise.resolve(new Response(JSON.stringify(body), { status })),
  })
  // SAFETY: the payload does not matter here.
  return call({} as never)
}
const failed = (body: unknown, status = 400) => failureOf(logIn(body, status))

describe('§3 an error object at the top level', () => {
  const error = {
    api_error_code: 1001,
    http_status: 401,
    message: 'Words.',
    message_detail: 'More.',
    data: { phone_number_end: '42' },
  }
  const read = {
    kind: 'refused',
    code: 1001,
    serverMessage: 'Words.',
    messageDetail: 'More.',
    phoneEnd: '42',
  }

  it('is read as the one in the envelope is, as the whole body or its `error`', async () => {
    const enveloped = await failed({ resource_response: { error } }, 401)
    expect(enveloped).toMatchObject({ ...read, status: 401 })
    expect(await failed(error, 401)).toEqual(enveloped)
    expect(await failed({ error }, 401)).toEqual(enveloped)
  })

  it('is the failure that it describes, in a 2xx', async () => {
    expect(await failed(error, 200)).toMatchObject({ ...read, status: 401 })
    expect(await failed({ http_status: 503 }, 200)).toMatchObject({ kind: 'server', status: 503 })
    expect(await failed({ http_status: 301, redirect_url: '/pin/2/' }, 200)).toMatchObject({
      status: 301,
      redirectUrl: '/pin/2/',
    })
  })

  it('is a 5xx with its code and message', async () => {
    expect(await failed({ api_error_code: 7, message: 'Words.' }, 503)).toMatchObject({
      kind: 'server',
      code: 7,
      serverMessage: 'Words.',
    })
  })

  it.each([400, 200])('yields to the one in the envelope, status %i', async (status) => {
    const nested = { api_error_code: 7, message: 'Nested.' }
    expect(await failed({ ...error, resource_response: { error: nested } }, status)).toMatchObject({
      code: 7,
      serverMessage: 'Nested.',
      messageDetail: null,
      phoneEnd: null,
    })
  })

  it.each([{ data: null }, { error: null }, null, []])(
    'counts beside an envelope without an error: %j',
    async (answer) => {
      expect(await failed({ ...error, resource_response: answer })).toMatchObject(read)
    },
  )
})

describe('D11 a body that is no error object', () => {
  it.each([
    [{ message: 'Forbidden' }],
    [{ api_error_code: null, message: 'Forbidden' }],
    [{ api_error_code: '7', http_status: '400', message: 'Forbidden' }],
    [{ http_status: 200, message: 'Forbidden' }],
    [{ api_error_code: { a: 1 }, message: 'Forbidden' }],
    [{ error: 'Forbidden' }],
    [{ error: { message: 'Forbidden' } }],
    [{ error: [7] }],
    [[{ api_error_code: 7, message: 'Forbidden' }]],
    ['Forbidden'],
    [7],
    [null],
  ])('says nothing that is shown: %j', async (body) => {
    expect(await failed(body)).toMatchObject({ kind: 'refused', code: null, serverMessage: null })
  })

  it.each([
    { api_error_code: 7 },
    { api_error_code: null },
    { http_status: 400 },
    { error: { api_error_code: 7 } },
  ])('leaves a success with an answer alone: %j', async (beside) => {
    await expect(logIn({ resource_response: { data: { user } }, ...beside }, 200)).resolves.toMatchObject({
      resource_response: { data: { user } },
    })
  })

  it('has parts of wrong types, which are not read', async () => {
    const hostile = {
      api_error_code: 7,
      message: { html: '<b>' },
      message_detail: ['a'],
      data: { phone_number_end: { '4': 2 } },
    }
    expect(await failed(hostile)).toMatchObject({
      code: 7,
      serverMessage: null,
      messageDetail: null,
      phoneEnd: null,
    })
    expect(await failed({ ...hostile, data: null })).toMatchObject({ code: 7, phoneEnd: null })
    expect(await failed({ ...hostile, data: '42' })).toMatchObject({ code: 7, phoneEnd: null })
  })
})
