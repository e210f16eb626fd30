/** The command as a team runs it on its own server, in a separate process. */
import { spawn } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { createMockServer, type MockServer } from '../server/mockServer.ts'
import { harmlessCalls } from './checkServer.ts'

const cli = join(import.meta.dirname, 'cli.ts')
const servers: MockServer[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** The address of a mock server that demands sessions; the handlers answer first. */
async function serve(...handlers: readonly RequestHandler[]) {
  const server = await createMockServer({ requireSession: true, handlers })
  servers.push(server)
  return server.url
}

async function check(...args: readonly string[]) {
  const child = spawn(process.execPath, [cli, ...args])
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => void child.on('close', resolve))
  return { code, out }
}

it('passes the mock server, which refuses a wrong password and a call without a session', async () => {
  const { code, out } = await check('--base-url', await serve())
  expect(out).toContain(`All ${harmlessCalls.length + 2} checks passed.`)
  expect(code).toBe(0)
})

it('says what an answer lacks, field by field', async () => {
  const url = await serve(
    http.post('*/v3/login/', () =>
      HttpResponse.json({ resource_response: { data: { user: { username: 'wren' } } } }),
    ),
  )
  const { code, out } = await check('--base-url', url, '--calls', 'logIn')
  expect(out).toContain('✗ logIn  POST /v3/login/, with a wrong password  200')
  expect(out).toContain('the code null, which is not in `policy.codes.wrongPassword`')
  expect(out).toMatch(/resource_response\.data\.user\.id: /)
  expect(out).toContain('2 of 2 checks failed.')
  expect(code).toBe(1)
})

it('names a session without a cookie, a page instead of JSON and a member’s call that needs no session', async () => {
  const user = { id: '1', username: 'wren' }
  const server = createServer((request, response) => {
    const isLogin = request.url === '/v3/login/'
    response.end(isLogin ? JSON.stringify({ resource_response: { data: { user } } }) : '<!doctype html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // SAFETY: a server that listens on a TCP port has an AddressInfo.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { out } = await check('--base-url', url, '--calls', 'logIn,readSettings')
  expect(out).toContain('No cookie is set, so that no later call has a session.')
  expect(out).toContain('The answer is not JSON.')
  expect(out).toContain('Without a session, the answer is not 401, which opens the log-in.')
  server.close()
})

it('takes the account, the codes and the paths of the team from a file', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'check-')), 'check.json')
  const url = await serve(
    http.post('*/own/login', async ({ request }) => {
      const { username_or_email, password } = (await request.json()) as Record<string, string>
      if (username_or_email !== 'us@example.com' || password !== 'our password')
        return HttpResponse.json({ error: { api_error_code: 78 } }, { status: 401 })
      return HttpResponse.json(
        { resource_response: { data: { user: { id: '1', username: 'us' } } } },
        { headers: { 'set-cookie': 'sid=1; HttpOnly' } },
      )
    }),
  )
  await writeFile(
    file,
    JSON.stringify({
      fields: { logIn: { username_or_email: 'us@example.com', password: 'our password' } },
      policy: { paths: { calls: { logIn: '/own/login' } }, codes: { wrongPassword: [78] } },
    }),
  )
  const { out } = await check('--base-url', url, '--with', file, '--calls', 'logIn')
  expect(out).toContain('All 2 checks passed.')
})

it('makes the calls that a component needs, apart from those that change something', async () => {
  const url = await serve()
  const login = await check('--base-url', url, '--calls', 'LoginPage')
  expect(login.out).toContain('All 2 checks passed.')
  const signup = await check('--base-url', url, '--calls', 'SignupPage,checkSso')
  expect(signup.out).toContain('- register  changes something: add it to --calls to make it.')
  expect(signup.out).toContain('All 5 checks passed.')
  const typo = await check('--base-url', url, '--calls', 'LogInPage')
  expect(typo.out).toContain('There is no call "LogInPage". Did you mean LoginPage?')
})

it('says how a call is left out that a server lacks, and leaves it out', async () => {
  const lacks = http.post('*/v3/sso/info/', () => HttpResponse.json({}, { status: 404 }))
  const url = await serve(lacks)
  const { out } = await check('--base-url', url, '--calls', 'checkSso')
  expect(out).toContain('{ "paths": { "calls": { "checkSso": null } } }')
  const file = join(await mkdtemp(join(tmpdir(), 'check-')), 'check.json')
  await writeFile(file, JSON.stringify({ policy: { paths: { calls: { checkSso: null } } } }))
  const without = await check('--base-url', url, '--calls', 'checkSso,validateEmail', '--with', file)
  expect(without.out).not.toContain('checkSso')
  expect(without.out).toContain('All 1 checks passed.')
})

it('goes on where what it prints is not read, as with `| head`', async () => {
  const child = spawn(process.execPath, [cli, '--base-url', await serve(), '--calls', 'logIn,checkSso'])
  let error = ''
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
  child.stdout.destroy()
  const code = await new Promise<number | null>((resolve) => void child.on('close', resolve))
  expect([code, error]).toEqual([0, ''])
})

it('asks for an account of the server’s own where the log-in of the example is refused', async () => {
  const refuses = http.post('*/v3/login/', () =>
    HttpResponse.json({ resource_response: { error: { api_error_code: 1009 } } }, { status: 401 }),
  )
  const { out } = await check('--base-url', await serve(refuses), '--calls', 'logIn')
  expect(out).toContain('Does your server have this account? Name one of its own with --with')
})

it.each([
  [['--base-url', 'localhost'], '--base-url must be an address'],
  [['--base-url', 'http://localhost:1', '--calls', 'login'], 'There is no call "login". Did you mean logIn'],
  [['--bogus'], "Unknown option '--bogus'"],
])('refuses %j', async (args, problem) => {
  const { code, out } = await check(...args)
  expect(out).toContain(problem)
  expect(code).toBe(2)
})

it('reports a server that is not running, and prints the fields of every call', async () => {
  const { out } = await check('--base-url', 'http://127.0.0.1:9', '--calls', 'checkSso')
  expect(out).toContain('No answer: ')
  const fields = await check('--fields')
  expect(JSON.parse(fields.out)).toMatchObject({
    fields: { logIn: { username_or_email: 'wren@example.com' } },
  })
})
