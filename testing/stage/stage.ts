// Lazy parts of the flows, loaded up front so that no story waits for the development server to build them.
import '../../src/flows/auth/directLogin/directLoginBundle.ts'
import '../../src/flows/auth/login/loginBundle.ts'
import '../../src/flows/auth/oneTap/oneTapSignupBundle.ts'
import '../../src/flows/auth/birthday/birthday.steps.ts'
import '../../src/flows/auth/passwordReset/passwordReset.steps.ts'
import '../../src/flows/auth/shell/auth.steps.ts'
import '../../src/flows/auth/signup/signupBundle.ts'
import '../../src/flows/auth/shell/FlyoutForm.tsx'
import '../../src/flows/auth/socialSignup/socialSignupBundle.ts'
import '../../src/flows/promote/quickPromote/formsBundle.ts'
import '../../src/flows/promote/quickPromote/pageBundle.ts'
import type { Experiments } from '../../src/flows/runtime/config.ts'
import type { LogEvent } from '../../src/flows/runtime/logEvents.ts'
import type { PolicyOverrides } from '../../src/domain/policy/policy.ts'
import type { Session } from '../../src/domain/auth/session.ts'
import type { Viewer } from '../../src/domain/auth/providers/providers.ts'
import {
  createManualClock,
  createMemoryPlatform,
  createMemoryPromoteServices,
  scenario,
  type ManualClock,
  type MemoryPlatform,
  type MemoryPromoteServices,
  type ScenarioName,
} from '../../mocks/index.ts'
import type { MemoryWindowOptions } from '../../src/platform/memory/window.ts'
import { browserSteps } from '../../src/platform/steps.ts'
import { pageImageSizes } from '../../mocks/fixtures/pageImages.ts'
import { loggedOf, type Logged } from './logged.ts'
import { recordCalls } from '../proof/recordCalls.ts'
import { createRecorder, type Recorder } from '../proof/recorder.ts'

/** Options of a story, set before it is rendered. */
export interface StageOptions {
  /** The scenario whose responses take precedence over the tables. Default: none. */
  readonly given?: ScenarioName | undefined
  /** The viewer. Default: the toolbar's choice. */
  readonly viewer?: Viewer | undefined
  /** The signed-in member. Default: follows from the toolbar's viewer. */
  readonly session?: Session | null | undefined
  /** ID of the profile that the member acts for. Default: the member's own. */
  readonly actingFor?: string | undefined
  /** Default: the toolbar's choice. */
  readonly country?: string | undefined
  /** Default: the toolbar's choice. */
  readonly experiments?: Experiments | undefined
  /** The page's address. Default: https://tackboard.example/login/ */
  readonly href?: string | undefined
  /** Whether the clock runs. Default: false, so that states last; steps advance it. */
  readonly isLive?: boolean | undefined
  /** What happens to lazy parts. Default: they load. */
  readonly parts?: 'hang' | 'fail' | undefined
  /** The contents of storage at the start. */
  readonly stored?: Readonly<Record<string, unknown>> | undefined
  /** The page's cookies at the start. */
  readonly cookies?: Readonly<Record<string, string>> | undefined
  /** The browser's user agent. Default: none. */
  readonly userAgent?: string | undefined
  /** The window with the page. Default: a window without an opener. */
  readonly window?: MemoryWindowOptions | undefined
}

/** Everything in a running story besides its component. */
export interface Stage {
  readonly options: StageOptions
  readonly platform: MemoryPlatform
  /** Null when the clock runs. */
  readonly clock: ManualClock | null
  readonly recorder: Recorder
  /** The app's quick-promote services. */
  readonly promote: MemoryPromoteServices
  /** The calls made so far: 'logIn.ok', 'logIn.failed'. */
  readonly calls: ReadonlySet<string>
  readonly api: { readonly fetch: typeof globalThis.fetch }
  readonly policy: PolicyOverrides
  readonly log: readonly Logged[]
  readonly onLog: (event: LogEvent) => void
}

const stages = new Map<string, Stage>()

/** Creates a fresh stage for a story. */
export function setStage(storyId: string, options: StageOptions): Stage {
  const clock = options.isLive ? null : createManualClock(Date.UTC(2026, 0, 15, 12))
  const href = options.href ?? 'https://tackboard.example/login/'
  const platform = createMemoryPlatform({
    href,
    ...(clock && { clock }),
    ...(options.stored && { stored: options.stored }),
    ...(options.cookies && { cookies: options.cookies }),
    ...(options.userAgent && { userAgent: options.userAgent }),
    window: options.window,
    pictures: pageImageSizes,
  })
  const promote = createMemoryPromoteServices()
  const { platform: prepare, policy, promote: preparePromote } = options.given ? scenario(options.given) : {}
  // Where a story is about the history, it is the frame's own.
  if (policy?.stepsInHistory) Object.assign(platform, { steps: browserSteps })
  prepare?.(platform)
  preparePromote?.(promote)
  const log: Logged[] = []
  const stage: Stage = {
    options,
    platform,
    clock,
    log,
    promote,
    ...recordCalls(new URL(href).origin),
    recorder: createRecorder(),
    policy: policy ?? {},
    onLog: (event) => log.push(loggedOf(event)),
  }
  stages.set(storyId, stage)
  return stage
}

/** The stage of a story. Created with defaults if the story has not set one. */
export const stageOf = (storyId: string): Stage => stages.get(storyId) ?? setStage(storyId, { isLive: true })
