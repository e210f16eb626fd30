/** Checks what a story claims, when its steps have run to their end. */
import { proveClaims } from '../stories/support/proof/prove.ts'
import { allReceived } from '../stories/support/proof/underway.ts'
import { createRuns } from '../stories/support/stage/runs.ts'
import { failOnFaults, type StoryRun } from './checks.ts'
import { wasInterrupted } from './interrupted.ts'

type Run = StoryRun & { readonly abortSignal: AbortSignal }

const isStart = createRuns()
const changes = new WeakSet<Run>()

/** Remembers a run that only changes a story's modes or arguments, for which Storybook gives its hooks the same object. Ends it with its calls. */
export function rememberChange(run: Run) {
  if (!isStart(run.abortSignal)) changes.add(run)
  return allReceived
}

/**
 * Checks a story. Not after a change, which plays no steps and may come in the middle of them, and not if somebody has interrupted them:
 * the story is no longer what its steps have made of it.
 */
export async function checkStory(run: Run) {
  if (changes.has(run) || wasInterrupted()) return
  await proveClaims(run.id, run.parameters)
  failOnFaults(run)
}
