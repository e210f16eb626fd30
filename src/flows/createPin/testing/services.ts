import type { AnyActorLogic, InputFrom, OutputFrom } from 'xstate'
import { vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { createManualClock, createMemoryPlatform } from '../../../../mocks/index.ts'
import { baseUrl } from '../../../../mocks/testing/network.ts'
import { resolvePolicy, type PolicyOverrides } from '../../../domain/policy/policy.ts'
import { defaultConfig } from '../../runtime/config.ts'
import type { FlowConfig } from '../../runtime/flowValue.ts'
import { createVisitMemory } from '../../runtime/visitMemory.ts'
import type { LogEvent } from '../../runtime/logEvents.ts'
import { actorOn } from '../../runtime/testing/actorOn.ts'

/** What was sent: the query of a GET, the JSON body of any other request. */
async function sentIn(request: Request): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams)
  return request.json()
}

/** A config on the mocks, with a stopped clock, that records requests and the log. */
export function createConfig(
  overrides: PolicyOverrides = {},
  href = 'https://tackboard.example/pin/create/x/',
) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, href })
  const requests: { readonly path: string; readonly sent: unknown }[] = []
  const log: LogEvent[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push({ path: new URL(request.url).pathname, sent: await sentIn(request.clone()) })
    return globalThis.fetch(request)
  }
  const config: FlowConfig = {
    ...defaultConfig,
    locale: 'en',
    policy: resolvePolicy(overrides),
    platform,
    session: wren,
    visit: createVisitMemory(),
    onLog: (event) => void log.push(event),
    api: { baseUrl, fetch },
  }
  const sentTo = (part: string) => requests.filter(({ path }) => path.includes(part)).map(({ sent }) => sent)
  return { clock, config, log, platform, sentTo }
}

/** Starts an actor and resolves with its output, or rejects with its error. */
export function run<Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>, config: FlowConfig) {
  const actor = actorOn(logic, input, config)
  const { promise, resolve, reject } = Promise.withResolvers<OutputFrom<Logic>>()
  actor.subscribe({
    // SAFETY: a completed actor has its output.
    complete: () => resolve((actor.getSnapshot() as { output: OutputFrom<Logic> }).output),
    error: reject,
  })
  actor.start()
  return { promise, stop: () => actor.stop() }
}

/** Waits for responses, which take several turns of the event loop. */
export const eventually = <T>(expectation: () => T) =>
  vi.waitFor(expectation, { timeout: 20_000, interval: 5 })
