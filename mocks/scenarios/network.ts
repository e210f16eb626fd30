import { everyEndpoint, type EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { db } from '../db.ts'
import { dbHandlers } from '../handlers/index.ts'
import type { Handler, Handlers } from '../handlers/handler.ts'
import { offline, refusal, slow } from '../respond.ts'
import { needsSession } from '../server/access.ts'
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

/** The session of the member on the page has ended. It starts again when somebody logs in. */
const withoutSession =
  <K extends Name>(name: K): Handler<K> =>
  (call) => {
    const respond: Handler<K> = dbHandlers[name]
    return needsSession(name) && db.sessions.length === 0
      ? refusal({ status: 401, code: 7, message: 'Log in first.' })
      : respond(call)
  }

/** Faults of the network, and of the session. */
export const networkScenarios = {
  offline: { answers: everywhere(() => offline) },
  slow: { answers: everywhere(slowly) },
  sessionEnded: { answers: everywhere(withoutSession) },
} as const satisfies Readonly<Record<string, Situation>>
