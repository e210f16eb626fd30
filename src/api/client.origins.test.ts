/** Where a request and its secrets may go: to the API alone, whatever the server and the payload say. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { byPassword, failureOf } from '../../mocks/testing/network.ts'
import { createClient } from './client.ts'
import { everyEndpoint } from './everyEndpoint.ts'

const servers: Server[] = []

/** Starts a real server, and returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // SAFETY: it listens on a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

describe('a redirect', () => {
  const loggedIn = JSON.stringify({ resource_response: { data: { user: { id: '1', username: 'wren' } } } })

  /** An API that redirects everything to another origin, whose answers are valid. */
  async function redirecting(status: number) {
    const received: string[] = []
    const elsewhere = await serve((request, response) => {
      received.push(request.method ?? '')
      response.end(loggedIn)
    })
    const baseUrl = await serve((request, response) => {
      response.writeHead(status, { location: elsewhere + (request.url ?? '') }).end()
    })
    return { received, client: createClient(everyEndpoint, { baseUrl, headers: { 'x-csrf': 'token' } }) }
  }

  it.each([301, 302, 303, 307, 308])(
    'C1, O4 of a request with a body is not followed: neither password nor header leaves the API, status %i',
    async (status) => {
      const { client, received } = await redirecting(status)
      expect(await failureOf(client.logIn(byPassword()))).toMatchObject({ kind: 'offline', status: null })
      expect(await failureOf(client.unfollowUser({ user_id: '4' }))).toMatchObject({ kind: 'offline' })
      expect(received).toEqual([])
    },
  )

  it('of a GET is followed', async () => {
    const { client, received } = await redirecting(307)
    await failureOf(client.checkEmailExists({ email: 'wren@example.com' }))
    expect(received).toEqual(['GET'])
  })
})

describe("the app's headers", () => {
  beforeEach(() => void vi.stubGlobal('document', { baseURI: 'https://page.example/login/' }))
  afterEach(() => vi.unstubAllGlobals())

  /** The headers that the exchange of a code sends to a URL. */
  async function sentTo(url: string, baseUrl: string) {
    let sent: unknown
    const client = createClient(everyEndpoint, {
      baseUrl,
      headers: { 'x-csrf': 'token' },
      fetch: (_, init) => {
        sent = init?.headers
        return Promise.reject(new TypeError('offline'))
      },
    })
    await failureOf(client.exchangeSsoCode({ url, code: 'c', state: 's' }))
    return sent
  }

  it.each([
    ['another host', 'https://sso.example/take', 'https://api.example'],
    ['another port', 'https://api.example:8443/take', 'https://api.example'],
    ['another scheme', 'http://api.example/take', 'https://api.example'],
    ['a host that starts alike', 'https://api.example.evil.example/take', 'https://api.example'],
    ['another host, with the API on the page’s own origin', 'https://sso.example/take', ''],
    ['an opaque origin', 'data:text/plain,x', 'https://api.example'],
  ])('C1, O5 are not sent to a URL of the payload on %s', async (_, url, baseUrl) => {
    expect(await sentTo(url, baseUrl)).toStrictEqual({
      accept: 'application/json',
      'content-type': 'application/json',
    })
  })

  it.each([
    ['https://api.example/take', 'https://api.example'],
    ['https://API.example:443/take', 'https://api.example/base'],
    ['/take', ''],
    ['https://page.example/take', ''],
    ['https://page.example/take', '/base'],
  ])('are sent to %s, which is the API at %j', async (url, baseUrl) => {
    expect(await sentTo(url, baseUrl)).toMatchObject({ 'x-csrf': 'token' })
  })
})
