/**
 * Compares every endpoint with the calls in section 7, because the client, the mocks and the stories all read the path from the same row.
 */
import { describe, expect, it, vi } from 'vitest'
import { createClient, type Client } from '../../../src/api/client.ts'
import type { Endpoint, EndpointTable } from '../../../src/api/endpoint.ts'
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import auth from './auth.txt?raw'
import { callRows, notCalled } from './calls.rows.ts'
import saving from './saving.txt?raw'

const section7 = (file: string) => file.split(/^## /m).find((section) => section.startsWith('7. ')) ?? ''
const shown = { auth: section7(auth), saving: section7(saving) }
const everyCall = `${shown.auth}${shown.saving}`
const rows = Object.entries(callRows).map(([name, [method, path, source]]) => ({
  name,
  method,
  path,
  source,
}))
const asInSpec = (method: string, path: string) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`

describe('the endpoints', () => {
  const lineOf = (name: string, method: string, path: string | null) => `${name}: ${method} ${path}`
  const endpoints = Object.entries<Endpoint>(everyEndpoint).map(([name, { method, path }]) =>
    lineOf(name, method, path),
  )
  const lines = rows.map(({ name, method, path }) => lineOf(name, method, path))

  it('are in the table, with the same method and path', () =>
    expect(endpoints.filter((line) => !lines.includes(line))).toEqual([]))

  it('include every call of the table', () =>
    expect(lines.filter((line) => !endpoints.includes(line))).toEqual([]))
})

describe('the table', () => {
  it.each(rows.filter(({ source }) => source === 'auth' || source === 'saving'))(
    '$name: $method $path is in section 7 of $source.txt',
    ({ method, path, source }) =>
      expect(shown[source === 'auth' ? 'auth' : 'saving']).toContain(
        path === null ? `| ${method} to the exchange URL` : `| ${asInSpec(method, path)} `,
      ),
  )

  it.each(rows.filter(({ source }) => source === 'resource'))(
    '$name: the resource of $path is in section 7',
    ({ path }) => expect(shown.saving).toMatch(new RegExp(String.raw`\b${path?.split('/')[2]}\b`)),
  )

  it('marks no path as open that section 7 gives', () => {
    const open = rows.filter(({ source }) => source === 'open' || source === 'resource')
    expect(
      open.filter(({ method, path }) => everyCall.includes(`| ${asInSpec(method, path ?? '')} `)),
    ).toEqual([])
  })

  it('has every path that section 7 gives', () => {
    const made = new Set(rows.map(({ method, path }) => asInSpec(method, path ?? '')))
    const calls = [...everyCall.matchAll(/^\| ((?:GET|POST|PUT|DELETE) \/\S+)/gm)].map(
      ([, call = '']) => call,
    )
    expect(calls.length).toBeGreaterThan(15)
    expect(calls.filter((call) => !made.has(call) && !(call in notCalled))).toEqual([])
    expect(Object.keys(notCalled).filter((call) => made.has(call) || !calls.includes(call))).toEqual([])
  })
})

describe('a path that section 7 does not give', () => {
  it.each(rows.filter(({ source }) => source === 'open' || source === 'resource'))(
    '$name: an app may replace it',
    async ({ name, method }) => {
      const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new Error('no network')))
      const policy = resolvePolicy({ paths: { calls: { [name]: '/mine/' } } })
      // SAFETY: any endpoint may be called with an empty payload. Its path, '/mine/', needs none.
      const client = createClient<EndpointTable>(everyEndpoint, { fetch, policy }) as Client<
        Record<string, Endpoint<object>>
      >
      await client[name]?.({}).catch(() => null)
      const [url, init] = fetch.mock.lastCall ?? []
      expect([init?.method, String(url).replace('?', '')]).toEqual([method, '/mine/'])
    },
  )
})
