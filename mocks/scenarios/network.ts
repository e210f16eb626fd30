import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { dbHandlers } from '../handlers/index.ts'
import type { Handler, Handlers } from '../handlers/handler.ts'
import { offline, slow } from '../respond.ts'
import type { Situation } from './scenario.ts'

/** Milliseconds before any answer of a slow network. */
const slowMs = 1_500

type Name = keyof EveryEndpoint

/** The same change to every endpoint. */
function everywhere(change: <K extends Name>(name: K) => Handler<K>): Handlers {
  // SAFETY: the keys of the table are the names of its endpoints.
  const names = Object.keys(everyEndpoint) as Name[]
  // SAFETY: one handler is made for each endpoint.
  return Object.fromEntries(names.map((name) => [name, change(name)])) as unknown as Handlers
}

const slowly =
  <K extends Name>(name: K): Handler<K> =>
  async (call) => {
    await slow(slowMs)
    const answer: Handler<K> = dbHandlers[name]
    return answer(call)
  }

/** What the network itself may come to. */
export const networkScenarios = {
  offline: { answers: everywhere(() => offline) },
  slow: { answers: everywhere(slowly) },
} as const satisfies Readonly<Record<string, Situation>>
