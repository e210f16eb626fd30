import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../src/api/client.ts'
import { authEndpoints } from '../src/api/auth/auth.endpoints.ts'
import { resetDb } from './db.ts'
import { createMockServer, type MockServer } from './server.ts'
import { byPassword, failureOf } from './testing/network.ts'

let server: MockServer
const policy = "default-src 'self'"

beforeAll(async () => {
  resetDb()
  const staticDir = await mkdtemp(join(tmpdir(), 'mock-server-'))
  await writeFile(join(staticDir, 'index.html'), '<!doctype html><title>App</title>')
  await writeFile(join(staticDir, 'app.js'), 'export {}')
  server = await createMockServer({ staticDir, headers: { 'content-security-policy': policy } })
})
afterAll(() => server.close())

describe('the mock server, over real HTTP', () => {
  const logIn = (name?: string, password?: string, signal?: AbortSignal) =>
    createClient(authEndpoints, { baseUrl: server.url }).logIn(byPassword(name, password), signal)

  it('logs in, and refuses a wrong password', async () => {
    expect((await logIn()).resource_response.data.user.username).toBe('wren')
    expect(await failureOf(logIn('wren', 'wrong'))).toMatchObject({ kind: 'refused', code: 1009 })
  })

  it('D8 D9 D13 drops the connection, fails or never responds, as its tables specify', async () => {
    expect(await failureOf(logIn('offline@example.com'))).toMatchObject({ kind: 'offline' })
    expect(await failureOf(logIn('broken@example.com'))).toMatchObject({ kind: 'server' })
    const given = new AbortController()
    const silent = failureOf(logIn('silent@example.com', undefined, given.signal))
    // Sent after it and answered: had it an answer, that would be here by now.
    await logIn()
    given.abort()
    expect(await silent).toMatchObject({ kind: 'aborted' })
  })

  it('serves an app: its files, and its page for every other path, with the given headers', async () => {
    const page = await fetch(`${server.url}/boards/of/wren`)
    expect(page.headers.get('content-security-policy')).toBe(policy)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await page.text()).toContain('<title>App</title>')
    expect((await fetch(`${server.url}/app.js`)).headers.get('content-type')).toMatch(/^text\/javascript/)
    expect((await fetch(`${server.url}/missing.js`)).status).toBe(404)
  })

  it('never serves files outside its folder', async () => {
    for (const path of ['/..%2f..%2f..%2f..%2fetc%2fhosts.json', '/%2e%2e/%2e%2e/package.json'])
      expect((await fetch(server.url + path)).status).toBe(404)
  })
})
