import type { HttpHandler } from 'msw'
import { resolvePolicy, type PolicyOverrides } from '../../src/domain/policy/policy.ts'
import { withOverrides } from '../../src/domain/policy/withOverrides.ts'
import { resetDb } from '../db.ts'
import type { MockOptions } from '../handlers/handler.ts'
import { handlers } from '../handlers/index.ts'
import { createMemoryPlatform, type MemoryPlatform } from '../platform.ts'
import { scenario, scenarioNames, type ScenarioName } from '../scenarios/index.ts'
import { unknownScenario } from '../server/nearest.ts'

/** What a story says in `parameters.tackboard`. */
export interface TackboardParameters {
  /** How calls are answered: `npx tackboard-mock --scenarios` lists all. Default: from the tables of the mocks. */
  readonly scenario?: ScenarioName | undefined
}

/** What this module reads of a story's context. */
export interface StoryContext {
  readonly id: string
  readonly parameters: object
}

/** A service worker of MSW, or whatever answers calls. */
export interface StoryWorker {
  readonly start: () => Promise<unknown>
  /** Answers with these from now on. */
  readonly resetHandlers: (...handlers: HttpHandler[]) => void
}

export interface MockTackboardOptions extends MockOptions {
  /** Where the app serves MSW's script. Default: '/mockServiceWorker.js', where `npx msw init` writes it. */
  readonly serviceWorkerUrl?: string | undefined
  /** Answers calls in place of MSW's service worker, such as in a test in Node. */
  readonly worker?: StoryWorker | undefined
}

const defaultUrl = '/mockServiceWorker.js'

/** The worker is loaded with the first story, because `msw/browser` exists in browsers alone. */
async function workerOf(url: string): Promise<StoryWorker> {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker()
  return {
    start: () => worker.start({ quiet: true, serviceWorker: { url } }),
    resetHandlers: (...next) => worker.resetHandlers(...next),
  }
}

/** Props of `TackboardProvider`. */
interface StoryProps {
  readonly platform?: MemoryPlatform
  readonly policy?: PolicyOverrides | undefined
}

/** The app's policy with what the scenario needs; undefined if there is neither. */
const policyOf = (own: PolicyOverrides | undefined, needed: PolicyOverrides = {}) =>
  own ? withOverrides(resolvePolicy(own), needed) : needed

/** By the story that is mounted. */
const mounted = new Map<string, StoryProps>()

/**
 * For `beforeEach` in `.storybook/preview.tsx`: before each story, the mocks' tables are as at the start, and calls are answered as the story's
 * `parameters.tackboard.scenario` says. Other calls of the page go through. Rejects if there is no scenario of that name.
 */
export function mockTackboard({
  serviceWorkerUrl = defaultUrl,
  worker: own,
  ...options
}: MockTackboardOptions = {}) {
  let starting: Promise<StoryWorker> | undefined
  const start = async () => {
    const worker = own ?? (await workerOf(serviceWorkerUrl))
    await worker.start()
    return worker
  }
  return async ({ id, parameters }: StoryContext): Promise<void> => {
    // SAFETY: the type of the parameter that this module documents.
    const { tackboard = {} } = parameters as { tackboard?: TackboardParameters }
    const worker = await (starting ??= start())
    const name = tackboard.scenario
    if (name !== undefined && !scenarioNames.includes(name))
      throw new Error(unknownScenario(name, scenarioNames))
    const prepared = name === undefined ? null : scenario(name, options)
    const platform = createMemoryPlatform()
    prepared?.platform?.(platform)
    resetDb()
    worker.resetHandlers(...(prepared?.handlers ?? []), ...handlers(options))
    mounted.clear()
    mounted.set(id, { platform, policy: policyOf(options.policy, prepared?.policy) })
  }
}

/**
 * Props for the `TackboardProvider` of a decorator: the policy of `mockTackboard` with what the story's scenario needs, and a platform in memory, on which nothing leaves
 * the page: popups answer at once, storage is empty and a link goes nowhere.
 */
export const storyProps = ({ id }: Pick<StoryContext, 'id'>): StoryProps => mounted.get(id) ?? {}
