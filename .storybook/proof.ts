/** Checks a story's claims once all its steps have run. */
import { proveClaims } from '../testing/proof/prove.ts'
import { allReceived } from '../testing/proof/underway.ts'
import { createRuns } from '../testing/stage/runs.ts'
import { failOnFaults, type StoryRun } from './checks.ts'
import { wasInterrupted } from './interrupted.ts'

type Run = StoryRun & { readonly abortSignal: AbortSignal }

const isStart = createRuns()
const changes = new WeakSet<Run>()

/**
 * Remembers a run that only changes a story's modes or arguments: Storybook passes the same object to its hooks before and after it. A run
 * ends when its calls have been received.
 */
export function rememberChange(run: Run) {
  if (!isStart(run.abortSignal)) changes.add(run)
  return allReceived
}

/**
 * Checks a story, unless the run is a mere change or somebody interrupted it. A change plays no steps and may happen in the middle of them;
 * after an interruption the story is no longer in the state that its steps left it in.
 */
export async function checkStory(run: Run) {
  if (changes.has(run) || wasInterrupted()) return
  await proveClaims(run.id, run.parameters)
  failOnFaults(run)
}
