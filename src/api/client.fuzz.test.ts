/** Whatever a server responds, a call returns what its schema allows or rejects with `ApiFailure`. D10, D11. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyResponse,
  responseOf,
  parseValid,
  saysError,
  type RawResponse,
} from '../../mocks/testing/anyResponse.ts'
import { everyResponse } from '../../mocks/testing/everyResponse.ts'
import { baseUrl } from '../../mocks/testing/network.ts'
import { createClient } from './client.ts'
import { everyEndpoint, type EveryEndpoint } from './everyEndpoint.ts'
import { ApiFailure } from './failure.ts'

const RUNS = 300

// SAFETY: the keys of the table are names of endpoints.
const names = Object.keys(everyEndpoint) as (keyof EveryEndpoint)[]

/** Sends a call that receives this response. */
function ask(name: keyof EveryEndpoint, raw: RawResponse): Promise<unknown> {
  const client = createClient(everyEndpoint, { baseUrl, fetch: () => Promise.resolve(responseOf(raw)) })
  // SAFETY: the payload does not matter here, except for the parts of URLs.
  const call = client[name] as (payload: object) => Promise<unknown>
  return call({
    url: 'https://own.example/exchange/',
    email: 'a@b.example',
    id: '1',
    advertiserId: '1',
    pinId: '1',
    productGroupId: '1',
  })
}

/** The relevant part of a failure; anything but a well-typed `ApiFailure` is returned as is. */
function seenOf(reason: unknown): unknown {
  if (!(reason instanceof ApiFailure)) return reason
  const { kind, status, code, serverMessage, phoneEnd } = reason
  const isClean =
    [typeof (code ?? 0), typeof (serverMessage ?? ''), typeof (phoneEnd ?? '')].join() ===
    'number,string,string'
  return isClean ? { kind, status } : reason
}

/** The failure expected for an invalid response. */
function failureOf({ status, body }: RawResponse) {
  const isRefusal = status < 500 && isJson(body) && (status >= 400 || saysError(body))
  return { status, kind: status >= 500 ? 'server' : isRefusal ? 'refused' : 'malformed' }
}

function isJson(body: string | null): boolean {
  try {
    JSON.parse(body ?? '')
    return true
  } catch {
    return false
  }
}

describe('fuzzed responses to every call', () => {
  it.each(names)('%s: accepts a valid response', async (name) => {
    const raw = { status: 200, body: JSON.stringify(everyResponse[name]) }
    expect(parseValid(everyEndpoint[name], raw)?.value).toMatchObject(Object(everyResponse[name]))
    expect(await ask(name, raw)).toEqual(parseValid(everyEndpoint[name], raw)?.value)
  })

  it.each(names)(
    '%s: for any response, returns what its schema allows or rejects with ApiFailure',
    async (name) => {
      let lies = 0
      await fc.assert(
        fc.asyncProperty(anyResponse(everyResponse[name]), async (raw) => {
          const truth = parseValid(everyEndpoint[name], raw)
          const [given] = await Promise.allSettled([ask(name, raw)])
          lies += truth ? 0 : 1
          expect(given.status === 'rejected' ? seenOf(given.reason) : given).toEqual(
            truth ? { status: 'fulfilled', value: truth.value } : failureOf(raw),
          )
        }),
        { numRuns: RUNS, endOnFailure: true },
      )
      expect(lies).toBeGreaterThan(RUNS / 3)
    },
  )
})
