import { http, type HttpHandler } from 'msw'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, vi } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { startWorker } from './network.ts'
import {
  createManualClock,
  createMemoryPlatform,
  handlers,
  scenario,
  type ScenarioName,
} from '../../mocks/index.ts'
import type { LogEvent } from '../../src/flows/runtime/logEvents.ts'
import { TackboardProvider, type TackboardProviderProps } from '../../src/flows/runtime/TackboardProvider.tsx'
import type { MemoryPlatformOptions } from '../../src/platform/memory.ts'
import { loggedOf, type Logged } from './logged.ts'
import { createRecorder } from '../proof/recorder.ts'
import { watchCalls } from '../steps/watchCalls.ts'
import { watchMachines } from '../proof/watchMachines.ts'

/** What a test may set before a flow is mounted. */
export interface MountOptions extends Omit<
  TackboardProviderProps,
  'platform' | 'api' | 'inspect' | 'onLog' | 'children'
> {
  /** The scenario whose responses take precedence over the tables. Default: none. */
  readonly given?: ScenarioName | undefined
  readonly browser?: MemoryPlatformOptions | undefined
  /** Uses the real platform and a running clock instead of the in-memory platform. */
  readonly platform?: TackboardProviderProps['platform']
  /** Whether it is rendered on the server first and then hydrated. */
  readonly isHydrated?: boolean | undefined
}

const worker = await startWorker()

/** Adds handlers that take precedence over all others. */
export const answerWith = (...answers: HttpHandler[]) => worker.use(...answers)

/** Adds the handlers of a scenario, which take precedence over all others. */
export const given = (name: ScenarioName) => worker.use(...scenario(name).handlers)

/** Removes the test's own handlers, so that the tables respond again. */
export const fromTables = () => {
  worker.resetHandlers()
  worker.use(...handlers())
}

/** Waits until this test's handlers have got whatever it has sent. The next test's would get it otherwise, also if it was cancelled. */
async function delivered() {
  worker.use(http.post('*/delivered', () => new Response()))
  await fetch('/delivered', { method: 'POST', body: '' })
}

/** The config of a mounted flow: an in-memory platform with a stopped clock, prepared by the scenario, and the recorders. */
function createConfig(name: ScenarioName | undefined, browser: MemoryPlatformOptions = {}) {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, href: 'https://tackboard.example/login/', ...browser })
  const situation = name && scenario(name)
  if (situation) worker.use(...situation.handlers)
  situation?.platform?.(platform)
  const log: Logged[] = []
  const recorder = createRecorder()
  const machines = watchMachines()
  const { calls, fetch, hasUnanswered } = watchCalls()
  const props = {
    policy: situation?.policy,
    platform,
    api: { fetch },
    onLog: (event: LogEvent) => void log.push(loggedOf(event)),
    inspect: (event: InspectionEvent) => {
      recorder.inspect(event)
      machines.inspect(event)
    },
  }
  return {
    clock,
    platform,
    log,
    recorder,
    calls,
    hasUnanswered,
    emitted: machines.emitted,
    contextOf: machines.contextOf,
    props,
  }
}

const captureConsole = () => {
  const consoleOutput: string[] = []
  for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ')
      // Tests make calls fail and leave out props of the provider, which causes warnings for developers.
      if (!/^Tackboard: (call|the account that is left|TackboardProvider has) /.test(text))
        consoleOutput.push(text)
    })
  return consoleOutput
}

type Wrap = (node: ReactNode) => ReactNode

const mountIn =
  (wrap: Wrap) =>
  (node: ReactNode, options: MountOptions = {}) => {
    const { given: name, browser, platform, isHydrated = false, ...settings } = options
    const { props, hasUnanswered, ...watched } = createConfig(name, browser)
    const consoleOutput = captureConsole()
    const withProvider = (inner: ReactNode) =>
      wrap(
        <TackboardProvider {...props} {...settings} platform={platform ?? props.platform}>
          {inner}
        </TackboardProvider>,
      )
    const host = document.body.appendChild(document.createElement('div'))
    if (isHydrated) host.innerHTML = renderToString(withProvider(node))
    const root = isHydrated
      ? hydrateRoot(host, withProvider(node), {
          onRecoverableError: (error) => consoleOutput.push(String(error)),
        })
      : createRoot(host)
    const render = (next: ReactNode) => flushSync(() => root.render(withProvider(next)))
    if (!isHydrated) render(node)
    const unmount = () => flushSync(() => root.unmount())
    onTestFinished(async () => {
      unmount()
      host.remove()
      vi.restoreAllMocks()
      // It may be answered while an earlier call is still on its way through the handlers, so it is sent again.
      for (let tries = 0; tries < 3 && hasUnanswered(); tries += 1) await delivered()
      // Any console output, such as a React warning, is a failure.
      expect(consoleOutput).toEqual([])
    })
    return { ...watched, consoleOutput, host, render, unmount }
  }

/** Renders a flow. */
export type Mount = ReturnType<typeof mountIn>

/** Everything in the HTML of a mounted flow. */
export type Mounted = ReturnType<Mount>

const plain = ['plain', mountIn((node) => node)] as const
const strict = ['strict', mountIn((node) => <StrictMode>{node}</StrictMode>)] as const

/**
 * How React mounts flows: `describe.each(modes)('D1 …, %s', (_, mount) => …)`. `npm test` uses StrictMode, which finds more; stories run
 * without it. `npm run test:beside -- plain` runs these tests without it, too. D7.
 */
export const modes = [import.meta.env['REACT_PLAIN'] ? plain : strict] as const
