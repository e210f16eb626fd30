/** No fuzzed response to any call of the flow logs anyone in, and there is always a view on screen. D10, D11. */
import * as fc from 'fast-check'
import { http } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { anyResponse, responseOf, parseValid } from '../../../../mocks/testing/anyResponse.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { resetDb } from '../../../../mocks/db.ts'
import { ssoExchangePath } from '../../../../mocks/fixtures/sso.ts'
import { authEndpoints } from '../../../api/auth/everyAuthEndpoint.ts'
import * as parts from '../shell/auth.parts.ts'
import { fuzzedCalls, type FuzzedCall } from '../testing/fuzz.calls.ts'
import { startFuzz } from '../testing/fuzz.flow.ts'
import { deadEndReason } from '../testing/walk.deadEnds.tsx'

const network = mockNetwork()
const RUNS = 15
beforeAll(() => Promise.all(Object.values(parts).map((part) => part.load())))

/** Answers the nth of these calls with `respond`. Returns how many of them were received. */
function fuzz({ call, nth = 1 }: Pick<FuzzedCall, 'call' | 'nth'>, respond: () => Response): () => number {
  let received = 0
  // The mocks respond to all other calls.
  network.use(
    http.all(`*${authEndpoints[call].path ?? ssoExchangePath}`, () =>
      (received += 1) === nth ? respond() : undefined,
    ),
  )
  return () => received
}

describe('§8 a fuzzed response never ends in success or in a blank screen', () => {
  it.each(Object.entries(fuzzedCalls))(
    '%s',
    async (_, { call, nth = 1, valid, scenario: situation, input = {}, act, at }) => {
      await fc.assert(
        fc.asyncProperty(
          anyResponse(valid).filter((raw) => parseValid(authEndpoints[call], raw) === null),
          async (raw) => {
            network.resetHandlers()
            resetDb()
            const flow = startFuzz(network, situation, input)
            const received = fuzz({ call, nth }, () => responseOf(raw))
            await act(flow)
            await flow.settle()
            expect(received()).toBe(nth)
            expect(flow.emitted.filter(({ type }) => /loggedIn|ssoSignup/.test(type))).toEqual([])
            expect(flow.place()).toMatch(at)
            expect(await deadEndReason(flow.actor, flow.place(), false)).toBeNull()
            flow.actor.stop()
            expect(flow.clock.pending).toBe(0)
          },
        ),
        { numRuns: RUNS, endOnFailure: true },
      )
    },
    60_000,
  )

  it.each(Object.entries(fuzzedCalls).filter(([, { call }]) => call === 'logIn' || call === 'register'))(
    '%s: a valid response ends in success',
    async (_, { call, nth = 1, valid, scenario: situation, input = {}, act }) => {
      const flow = startFuzz(network, situation, input)
      fuzz({ call, nth }, () => Response.json(valid))
      await act(flow)
      await flow.settle()
      expect(flow.emitted.at(-1)).toMatchObject({ type: 'auth.loggedIn', user: { username: 'wren' } })
    },
  )
})
