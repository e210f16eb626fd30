import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { TackboardProvider } from '../../src/flows/runtime/TackboardProvider.tsx'
import { createBrowserPlatform } from '../../src/platform/browser.ts'
import type { Platform } from '../../src/platform/platform.ts'
import { callName } from '../proof/callName.ts'
import { CALL_ID } from './network/protocol.ts'
import { play, type Step } from '../steps/steps.ts'
import { setStage, type Stage, type StageOptions } from '../stage/stage.ts'
import type { FaultRow } from './faultRow.ts'

const STAGE = 'faults'

/** What the page announces: the texts of alerts, notes and toasts. */
export const announced = () => {
  const texts = [...document.querySelectorAll('[role=alert], [role=status]')].map(({ textContent }) =>
    textContent.trim(),
  )
  return texts.filter(Boolean).join(' / ') || 'nothing'
}

/** A clock whose time of day can jump, as when a laptop wakes up, while its timers continue as before. */
function withJumps(stage: Stage) {
  let jump = 0
  const platform: Platform = {
    ...stage.platform,
    // Hiding, leaving and returning are events of the real window.
    window: createBrowserPlatform().window,
    clock: { ...stage.platform.clock, now: () => stage.platform.clock.now() + jump },
  }
  const now = Date.now
  return {
    platform,
    jump(ms: number) {
      jump += ms
      vi.spyOn(Date, 'now').mockImplementation(() => now() + jump)
    },
  }
}

/**
 * A fetch that redirects calls for the stage's own origin to the network, gives each call an id, and counts the calls that have ended.
 */
function counted(stage: Stage, baseUrl: string) {
  const ended: string[] = []
  const home = new URL(stage.platform.navigation.href()).origin
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const target = url.origin === home ? baseUrl + url.pathname + url.search : url
    const headers = new Headers(init?.headers)
    headers.set(CALL_ID, crypto.randomUUID())
    try {
      return await stage.api.fetch(target, { ...init, headers })
    } finally {
      ended.push(callName(url.pathname, init?.method))
    }
  }
  return { ended, fetch }
}

/** The parts of a row that are needed to render its page. */
type MountedRow = Pick<FaultRow, 'page'> & StageOptions

/** What a test changes: parts of the browser, and the app's handling of each request. */
interface Own {
  readonly platform?: Partial<Platform>
  readonly wrap?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch
}

/** Renders a row's page on a stage whose calls go to this address. */
export function mountPage({ page, viewer, session, ...row }: MountedRow, baseUrl: string, own: Own = {}) {
  const stage = setStage(STAGE, { session, ...row })
  const { platform, jump } = withJumps(stage)
  const { ended, fetch } = counted(stage, baseUrl)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <TackboardProvider
        platform={{ ...platform, ...own.platform }}
        policy={stage.policy}
        api={{ fetch: own.wrap?.(fetch) ?? fetch, baseUrl }}
        viewer={viewer}
        session={session}
        actingFor={row.actingFor}
        country={row.country}
        experiments={row.experiments}
        inspect={stage.recorder.inspect}
        onLog={stage.onLog}
      >
        {page()}
      </TackboardProvider>,
    ),
  )
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
    vi.restoreAllMocks()
  })
  return {
    jump,
    /** How many of these calls have ended, successfully or not. */
    ended: (call: string) => ended.filter((name) => name === call).length,
    advance: (ms: number) => stage.clock?.advance(ms),
    /** Runs the steps. If one fails, the error describes the page. */
    run: (steps: readonly Step[]) =>
      play(
        STAGE,
        (sentence, run) =>
          run().catch((error: unknown) => {
            const states = [...stage.recorder.now()].join(', ')
            throw new Error(`${sentence}: failed in ${states}, with the announcements: ${announced()}`, {
              cause: error,
            })
          }),
        steps,
      ),
  }
}

export type MountedPage = ReturnType<typeof mountPage>
