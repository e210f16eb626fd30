// Fetched late by the flows; here ahead, so that no story waits for a development server to make it.
import '../../../src/flows/auth/signup/signupSide.ts'
import '../../../src/flows/auth/socialSignup/socialSide.ts'
import type { Experiments, LogEntry } from '../../../src/flows/runtime/config.ts'
import type { PolicyOverrides } from '../../../src/domain/policy/policy.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import type { Viewer } from '../../../src/domain/auth/providers/providers.ts'
import {
  createManualClock,
  createMemoryPlatform,
  scenario,
  type ManualClock,
  type MemoryPlatform,
  type ScenarioName,
} from '../../../mocks/index.ts'
import { recordCalls } from '../proof/recordCalls.ts'
import { createRecorder, type Recorder } from '../proof/recorder.ts'

/** What a story may ask for before it is drawn. */
export interface StageOptions {
  /** The scenario whose answers stand in front of the tables'. Default: the tables alone. */
  readonly given?: ScenarioName | undefined
  /** Who is looking. Default: the toolbar's choice. */
  readonly viewer?: Viewer | undefined
  /** Default: the toolbar's choice. */
  /** The signed-in member. Default: what the toolbar's viewer means. */
  readonly session?: Session | null | undefined
  readonly country?: string | undefined
  readonly experiments?: Experiments | undefined
  /** The page's address. Default: https://tackboard.example/login/ */
  readonly href?: string | undefined
  /** Time runs by itself. Default: it stands still, so that a state stays, and steps move it. */
  readonly isLive?: boolean | undefined
  /** What becomes of parts that are fetched late. Default: they come. */
  readonly parts?: 'hang' | 'fail' | undefined
  /** What storage holds before the story starts. */
  readonly stored?: Readonly<Record<string, unknown>> | undefined
  /** What the page's cookies hold before the story starts. */
  readonly cookies?: Readonly<Record<string, string>> | undefined
  /** How the browser describes itself. Default: not at all. */
  readonly userAgent?: string | undefined
}

/** All that a running story has besides its component. */
export interface Stage {
  readonly options: StageOptions
  readonly platform: MemoryPlatform
  /** Null when time runs by itself. */
  readonly clock: ManualClock | null
  readonly recorder: Recorder
  /** The calls made so far: 'logIn.ok', 'logIn.failed'. */
  readonly calls: ReadonlySet<string>
  readonly api: { readonly fetch: typeof globalThis.fetch }
  readonly policy: PolicyOverrides
  readonly log: readonly LogEntry[]
  readonly onLog: (entry: LogEntry) => void
}

const stages = new Map<string, Stage>()

/** Sets the stage of a story anew. */
export function setStage(storyId: string, options: StageOptions): Stage {
  const clock = options.isLive ? null : createManualClock(Date.UTC(2026, 0, 15, 12))
  const href = options.href ?? 'https://tackboard.example/login/'
  const platform = createMemoryPlatform({
    href,
    ...(clock && { clock }),
    ...(options.stored && { stored: options.stored }),
    ...(options.cookies && { cookies: options.cookies }),
    ...(options.userAgent && { userAgent: options.userAgent }),
  })
  const { platform: prepare, policy } = options.given ? scenario(options.given) : {}
  prepare?.(platform)
  const log: LogEntry[] = []
  const stage: Stage = {
    options,
    platform,
    clock,
    log,
    ...recordCalls(new URL(href).origin),
    recorder: createRecorder(),
    policy: policy ?? {},
    onLog: (entry) => log.push(entry),
  }
  stages.set(storyId, stage)
  return stage
}

/** The stage of a story; set with its defaults when nothing was asked for. */
export const stageOf = (storyId: string): Stage => stages.get(storyId) ?? setStage(storyId, { isLive: true })
