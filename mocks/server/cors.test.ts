import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byPassword } from '../testing/network.ts'
import { createMockServer, type MockServer } from './index.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer()
})
afterAll(() => server.close())

const call = (path: string, init: RequestInit, { url } = server) => fetch(url + path, init)
const logIn = (password?: string) => ({ method: 'POST', body: JSON.stringify(byPassword('wren', password)) })

describe('CORS', () => {
  const origin = 'http://localhost:5173'

  it('lets any origin call with cookies', async () => {
    const preflight = await call('/v3/login/', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-csrf',
      },
    })
    expect(preflight.status).toBe(204)
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining('DELETE'),
      'access-control-allow-headers': 'content-type,x-csrf',
      vary: 'origin',
    })
    const answer = await call('/v3/login/', { ...logIn(), headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    const refused = await call('/v3/login/', { ...logIn('no'), headers: { origin } })
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin)
  })

  it('lets only the given origins call', async () => {
    const one = await createMockServer({ origins: [origin] })
    const allowed = async (from: string) =>
      (await call('/v3/users/settings', { headers: { origin: from } }, one)).headers.get(
        'access-control-allow-origin',
      )
    expect([await allowed(origin), await allowed('http://evil.example')]).toEqual([origin, null])
    await one.close()
  })
})
