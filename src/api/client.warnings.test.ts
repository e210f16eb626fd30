/** What a developer reads on the console when a call fails. Nothing that was sent or answered is in it. C1. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failureOf } from '../../mocks/testing/network.ts'
import { defaultPolicy } from '../domain/policy/policy.ts'
import { loginEndpoints } from './auth/login.endpoints.ts'
import { toFailure } from './failure.ts'

const secret = 'correct horse battery'
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

beforeEach(() => {
  vi.resetModules()
  warn.mockClear()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Logs in on a page of its own, where nothing has been warned of, and returns what was warned of. */
async function warnings(fetch: () => Promise<Response>): Promise<readonly unknown[]> {
  const { createClient } = await import('./client.ts')
  const { logIn } = createClient(loginEndpoints, { fetch, policy: defaultPolicy })
  // SAFETY: the payload does not matter here.
  const payload = { username_or_email: secret, password: secret } as never
  await failureOf(logIn(payload))
  await failureOf(logIn(payload))
  return warn.mock.calls.flat()
}

const answers = (body: unknown, status = 200) => warnings(async () => Response.json(body, { status }))
const offline = () => warnings(() => Promise.reject(new TypeError('Failed to fetch')))

it('names the call, the status and the field of an answer that does not match, once', async () => {
  const user = { id: '1', username: { [secret]: secret } }
  expect(await answers({ resource_response: { data: { user } } })).toEqual([
    expect.stringMatching(
      /^Tackboard: call logIn: the answer, with status 200, .*resource_response\.data\.user\.username/,
    ),
  ])
  expect(warn.mock.calls.flat().join()).not.toContain(secret)
})

it.each([
  [{ id: 1, username: 'wren' }, 'resource_response.data.user.id (got number)'],
  [{ id: '', username: 'wren' }, 'resource_response.data.user.id (got an empty text)'],
  [secret, 'resource_response.data.user (expected Object, got string)'],
])('says what type a field has, never its value: %j', async (user, reason) => {
  const warned = await answers({ resource_response: { data: { user } } })
  expect(warned).toEqual([expect.stringContaining(reason)])
  expect(warned.join()).not.toContain(secret)
})

it('says that an answer is no JSON', async () => {
  expect(await warnings(async () => new Response(`<p>${secret}</p>`))).toEqual([
    'Tackboard: call logIn: the answer, with status 200, is no JSON. tackboard/openapi.json has its schema.',
  ])
})

it.each([
  [{ api_error_code: 987_654, message: secret }, 'code 987654, which is not in `policy.codes`'],
  [{}, 'without an `api_error_code` or a message'],
])('says why a refusal cannot be explained: %j', async (error, reason) => {
  const warned = await answers({ resource_response: { error } }, 401)
  expect(warned).toEqual([expect.stringContaining(reason)])
  expect(warned.join()).toMatch(/logIn .*status 401/)
  expect(warned.join()).not.toContain(secret)
})

it('says nothing of a refusal that has a row, or words of its own', async () => {
  const [code] = defaultPolicy.codes.mfaRequired
  expect(await answers({ resource_response: { error: { api_error_code: code } } }, 401)).toEqual([])
  expect(await answers({ resource_response: { error: 'Words.' } }, 401)).toEqual([])
})

it('tells a refusal by CORS from being offline, as far as the browser says', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await offline()).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  expect(await offline()).toEqual([expect.stringContaining('does CORS allow this origin')])
})

it('says nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(await answers({})).toEqual([])
})

it('names an actor that nobody provided, on the console and as the cause of the failure', async () => {
  const { createActor } = await import('xstate')
  const { notProvided } = await import('../../machines/fragments/setup.ts')
  const actor = createActor(notProvided('logIn'))
  const error = await new Promise<unknown>((resolve) => {
    actor.subscribe({ error: resolve })
    actor.start()
  })
  expect(warn.mock.calls.flat()).toEqual(["Tackboard: The actor 'logIn' is not provided."])
  expect(toFailure(error)).toMatchObject({ kind: 'malformed', cause: error })
})
