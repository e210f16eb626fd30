import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyCall } from '../calls/index.ts'
import { createClient } from '../../src/api/client.ts'
import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { toFailure } from '../../src/api/failure.ts'
import { createMockServer, type MockServer } from './index.ts'

type Name = keyof EveryEndpoint

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ requireSession: true })
})
afterAll(() => server.close())

/** The status of a documented call with these headers; 200 if it succeeds. */
async function statusOf(name: Name, headers: Readonly<Record<string, string>>): Promise<number | null> {
  const client = createClient(everyEndpoint, { baseUrl: server.url, headers })
  const url = `${server.url}/v3/sso/exchange/`
  // SAFETY: name and example come from the same row.
  const call = client[name]({
    ...everyCall[name].example,
    ...(name === 'exchangeSsoCode' && { url }),
  } as never)
  return call.then(
    () => 200,
    (error: unknown) => toFailure(error).status,
  )
}

/** The calls that lead to a session, and those made by pages for visitors. auth.txt §6. */
const forVisitors = new Set<Name>([
  'logIn',
  'register',
  'switchAccount',
  'forgotPassword',
  'checkPasswordLink',
  'setPassword',
  'checkSso',
  'exchangeSsoCode',
  'readFacebookProfile',
  'readFacebookLoginData',
  'checkEmailExists',
  'validateEmail',
  'validatePassword',
  'validateBirthday',
  'checkOffsite',
  'readPin',
  'queryPin',
  'readPasskeyRequest',
  'verifyPasskey',
])

// SAFETY: these are the keys of the table.
describe.each(Object.keys(everyEndpoint) as Name[])('without a session, %s', (name) => {
  const status = forVisitors.has(name) ? 200 : 401
  it(`is answered with ${status}, and with one it succeeds`, async () => {
    expect(await statusOf(name, { 'x-tackboard-worker': name })).toBe(status)
    const headers = { 'x-tackboard-worker': `${name} of a member` }
    const entered = await fetch(`${server.url}/__tackboard/session`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ user: 'wren' }),
    })
    const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await statusOf(name, { ...headers, cookie })).toBe(200)
  })
})
