import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { dbHandlers } from '../handlers/index.ts'
import type { Handler, Handlers } from '../handlers/handler.ts'
import { offline, slow } from '../respond.ts'
import type { Situation } from './scenario.ts'

/** Delay of every response on a slow network, in milliseconds. */
const slowMs = 1_500

type Name = keyof EveryEndpoint

/** The same change to every endpoint. */
function everywhere(change: <K extends Name>(name: K) => Handler<K>): Handlers {
  // SAFETY: the keys of the table are endpoint names.
  const names = Object.keys(everyEndpoint) as Name[]
  // SAFETY: one handler per endpoint.
  return Object.fromEntries(names.map((name) => [name, change(name)])) as unknown as Handlers
}

const slowly =
  <K extends Name>(name: K): Handler<K> =>
  async (call) => {
    await slow(slowMs)
    const respond: Handler<K> = dbHandlers[name]
    return respond(call)
  }

/** Faults of the network. */
export const networkScenarios = {
  offline: { answers: everywhere(() => offline) },
  slow: { answers: everywhere(slowly) },
} as const satisfies Readonly<Record<string, Situation>>
