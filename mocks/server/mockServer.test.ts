import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { http, HttpResponse } from 'msw'
import { createClient } from '../../src/api/client.ts'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'
import { db, resetDb } from '../db.ts'
import { byPassword, failureOf } from '../testing/network.ts'
import { createMockServer, type MockServer } from './index.ts'

let server: MockServer
beforeAll(async () => {
  const slow = http.get('*/v3/offsite/', () => HttpResponse.json({ own: true }))
  server = await createMockServer({ handlers: [slow] })
})
beforeEach(resetDb)
afterAll(() => server.close())

type Init = Omit<RequestInit, 'body'> & { readonly body?: object }

const call = async (path: string, { body, headers, ...init }: Init = {}, { url } = server) => {
  const response = await fetch(url + path, {
    ...init,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: init.method ?? 'POST', body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? ''
const asWorker = (name: string) => ({ 'x-tackboard-worker': name })

describe('the mock server, over real HTTP', () => {
  const client = () => createClient(everyEndpoint, { baseUrl: server.url })
  const logIn = (name?: string, password?: string, signal?: AbortSignal) =>
    client().logIn(byPassword(name, password), signal)

  it('finds images that it serves itself', async () => {
    const payload = { url: 'https://wren.example/', scrapeMetric: 'www_url_scrape' } as const
    const { items } = (await client().findPinImages(payload)).resource_response.data
    expect(items[0]?.url).toBe(`${server.url}/pins/ridge.jpg`)
    const answers = await Promise.all(items.map(({ url }) => fetch(url ?? '')))
    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual(
      items.map(() => 'image/svg+xml'),
    )
  })

  it('logs in, and refuses a wrong password', async () => {
    expect((await logIn()).resource_response.data.user.username).toBe('wren')
    expect(await failureOf(logIn('wren', 'wrong'))).toMatchObject({ kind: 'refused', code: 1009 })
  })

  it('D8 D9 D13 drops the connection, fails or never responds, as its tables specify', async () => {
    expect(await failureOf(logIn('offline@example.com'))).toMatchObject({ kind: 'offline' })
    expect(await failureOf(logIn('broken@example.com'))).toMatchObject({ kind: 'server' })
    const given = new AbortController()
    const silent = failureOf(logIn('silent@example.com', undefined, given.signal))
    // A later call that has been answered: if the earlier one had an answer, it would have arrived by now.
    await logIn()
    given.abort()
    expect(await silent).toMatchObject({ kind: 'aborted' })
  })

  it('shares its tables with tests in its process', async () => {
    await client().repin({ board_id: '202', is_buyable_pin: false, pin_id: '1' })
    expect(db.saves.map(({ boardId }) => boardId)).toEqual(['202'])
  })

  it('lets an app’s own handlers answer first, and names unknown calls', async () => {
    expect((await call('/v3/offsite/')).body).toEqual({ own: true })
    const unknown = await call('/v3/nothing/')
    expect(unknown.status).toBe(404)
    expect(JSON.stringify(unknown.body)).toContain('/v3/nothing/')
  })

  it('says that a port is in use', async () => {
    const port = Number(new URL(server.url).port)
    await expect(createMockServer({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('sessions', () => {
  it('start with a log-in and belong to its member', async () => {
    const login = await call('/v3/login/', { body: byPassword('team@acme.example') })
    expect(login.headers.get('set-cookie')).toMatch(/^tackboard_session=.+; Path=\/; HttpOnly; SameSite=Lax$/)
    const headers = { cookie: cookieOf(login.headers) }
    const { user, session } = (await call('/__tackboard/session', { headers })).body
    expect(user.username).toBe('sagedogwood')
    expect(session).toEqual({
      userId: '4',
      username: 'sagedogwood',
      fullName: user.fullName,
      isPartner: true,
    })
    expect((await call('/__tackboard/session')).body).toEqual({ user: null, session: null })
    const board = { name: 'Moss', privacy: 'PUBLIC', aux_data: { source: 'board_picker' } }
    const created = await call('/resource/BoardResource/create/', { headers, body: board })
    expect(created.body.resource_response.data.owner).toMatchObject({ id: '4', username: 'sagedogwood' })
    const out = await call('/__tackboard/session', { method: 'DELETE', headers })
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await call('/__tackboard/session', { headers })).body.user).toBeNull()
  })

  it('do not start with a refused log-in', async () => {
    const refused = await call('/v3/login/', { body: byPassword('wren', 'wrong') })
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([400, null])
  })

  it('can be started by a test, and required', async () => {
    const strict = await createMockServer({ requireSession: true })
    const read = (headers: Record<string, string>) => call('/v3/users/settings', { headers }, strict)
    const refused = await read({})
    expect([refused.status, refused.body.resource_response.error.api_error_code]).toEqual([401, 7])
    expect((await read({ cookie: 'tackboard_session=forged' })).status).toBe(401)
    const entered = await call('/__tackboard/session', { body: { user: 'wren' } }, strict)
    expect((await read({ cookie: cookieOf(entered.headers) })).status).toBe(200)
    expect((await call('/__tackboard/session', { body: { user: 'nobody' } }, strict)).status).toBe(400)
    await call('/__tackboard/reset', { method: 'POST' }, strict)
    expect((await read({ cookie: cookieOf(entered.headers) })).status).toBe(401)
    await strict.close()
  })
})

describe('control', () => {
  const enter = (headers = {}) => call('/v3/login/', { body: byPassword(), headers })
  const codeOf = async (headers = {}) =>
    (await enter(headers)).body.resource_response.error?.api_error_code ?? null

  it('switches scenarios, and back', async () => {
    const on = await call('/__tackboard/scenario', { body: { name: 'login.wrongPassword' } })
    expect(on.body).toEqual({
      scenario: { name: 'login.wrongPassword', answers: true, needs: ['platform'] },
    })
    expect(await codeOf()).toBe(1009)
    expect((await call('/__tackboard/scenarios')).body).toMatchObject({ current: 'login.wrongPassword' })
    await call('/__tackboard/scenario', { body: { name: null } })
    expect(await codeOf()).toBeNull()
  })

  it.each([[{ name: 'login.wrongPasword' }], [{ name: 'wrongpassword' }]])(
    'refuses %j, and suggests similar names',
    async (body) => {
      const { status, body: answer } = await call('/__tackboard/scenario', { body })
      expect([status, answer.message]).toEqual([400, expect.stringContaining('login.wrongPassword')])
    },
  )

  it.each([[{}], [{ name: 7 }], [{ name: 'toString' }], [[]]])('refuses %j', async (body) => {
    expect((await call('/__tackboard/scenario', { body })).status).toBe(400)
  })

  it('resets the tables and the scenario to those of the start', async () => {
    const busy = await createMockServer({ scenario: 'login.softBanned' })
    const log = async () =>
      (await call('/v3/login/', { body: byPassword() }, busy)).body.resource_response.error?.api_error_code
    await call('/__tackboard/scenario', { body: { name: null } }, busy)
    expect(await log()).toBeUndefined()
    expect((await call('/__tackboard/tables', {}, busy)).body.sessions).toHaveLength(1)
    await call('/__tackboard/reset', { method: 'POST' }, busy)
    expect(await log()).toBe(1004)
    expect((await call('/__tackboard/tables', {}, busy)).body.sessions).toEqual([])
    await busy.close()
  })

  it('keeps test workers apart', async () => {
    const one = asWorker('1')
    await call('/__tackboard/scenario', { body: { name: 'login.wrongPassword' }, headers: one })
    const [first, second] = await Promise.all([codeOf(one), codeOf(asWorker('2'))])
    expect([first, second, await codeOf({ cookie: 'tackboard_worker=1' })]).toEqual([1009, null, 1009])
    const sessions = async (headers = {}) =>
      (await call('/__tackboard/tables', { headers })).body.sessions.length
    expect([await sessions(one), await sessions(asWorker('2')), await sessions()]).toEqual([0, 1, 0])
  })

  it('keeps them apart while one waits', async () => {
    await call('/__tackboard/scenario', { body: { name: 'login.slow' }, headers: asWorker('slow') })
    const slow = enter(asWorker('slow'))
    await call('/__tackboard/reset', { method: 'POST', headers: asWorker('quick') })
    expect((await enter(asWorker('quick'))).status).toBe(200)
    expect((await slow).status).toBe(200)
    const rows = await call('/__tackboard/tables', { headers: asWorker('slow') })
    expect(rows.body.sessions).toHaveLength(1)
  })

  it('lists the control calls for an unknown path', async () => {
    const { status, body } = await call('/__tackboard/scenari0')
    expect([status, body.message]).toEqual([404, expect.stringContaining('POST /__tackboard/reset')])
  })
})
