/** The server of docs/first-app.md, in a process, answers what `tackboard-check` asks. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkServer, type CallReport, type CheckOptions } from '../../mocks/check/checkServer.ts'

const page = readFileSync('docs/first-app.md', 'utf8')
const codeOf = (path: string) => page.split(` ${path}\n`)[1]?.split('\n```')[0] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'tackboard-first-app-'))
writeFileSync(join(folder, 'server.mjs'), codeOf('server.mjs'))
const server = spawn(process.execPath, [join(folder, 'server.mjs')], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let baseUrl = ''

beforeAll(async () => {
  const [line] = await once(createInterface(server.stdout), 'line')
  baseUrl = String(line)
})
afterAll(() => server.kill())

it('passes the check that the page names', async () => {
  // SAFETY: the page says that this is the file for `--with`.
  const own = JSON.parse(codeOf('check.json')) as Pick<CheckOptions, 'policy'>
  const reports: CallReport[] = []
  for await (const report of checkServer({ ...own, baseUrl, calls: ['logIn', 'logOut'] }))
    reports.push(report)
  expect(reports.flatMap(({ problems }) => problems)).toEqual([])
  expect(reports.map(({ status }) => status)).toEqual([401, 200, 200])
})

it('says who is logged in, to the page of the app alone, until the log-out', async () => {
  const call = (path: string, init: RequestInit = {}) => fetch(baseUrl + path, init)
  const who = async (cookie: string) => (await call('/session/', { headers: { cookie } })).json()
  const login = await call('/v3/login/', {
    method: 'POST',
    body: JSON.stringify({ username_or_email: 'wren@example.com', password: 'correct horse battery' }),
  })
  const [cookie = ''] = login.headers.get('set-cookie')?.split(';') ?? []
  expect(await who('')).toBeNull()
  expect(await who(cookie)).toMatchObject({ username: 'wren' })
  expect(login.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  await call('/v3/login/', { method: 'DELETE', headers: { cookie } })
  expect(await who(cookie)).toBeNull()
})

it('survives what is no JSON', async () => {
  const broken = await fetch(`${baseUrl}/v3/login/`, { method: 'POST', body: '{' })
  expect(broken.status).toBe(500)
  expect((await fetch(`${baseUrl}/session/`)).status).toBe(200)
})
