import { handlers, resetDb, scenario } from '../../mocks/index.ts'
import { CLAIMS, type Claims } from '../../testing/proof/claims.ts'
import { journeyTo } from './index.ts'
import type { Journey } from '../../testing/journeys/journey.ts'
import type { StateName } from '../../testing/journeys/stateName.ts'
import { STEPS } from '../../testing/proof/stepSentences.ts'
import { OWN, ownOf } from '../../testing/stage/own.ts'
import { createRuns } from '../../testing/stage/runs.ts'
import { setStage } from '../../testing/stage/stage.ts'
import { play } from '../../testing/steps/steps.ts'

/** The part of Storybook's context that the hooks use. */
interface StoryRun {
  readonly id: string
  readonly abortSignal: AbortSignal
  readonly msw: { use(...answers: ReturnType<typeof handlers>): void }
}

const isStart = createRuns()

/** A story with its stage, mock responses, steps and claims. */
export function driven({ steps = [], ...options }: Journey, claims: Claims) {
  return {
    parameters: {
      [CLAIMS]: claims,
      [OWN]: ownOf(options),
      [STEPS]: steps.map(([sentence]) => sentence),
    },
    beforeEach: ({ id, abortSignal, msw }: StoryRun) => {
      if (isStart(abortSignal)) {
        resetDb()
        setStage(id, options)
      }
      msw.use(...(options.given ? scenario(options.given).handlers : []), ...handlers())
    },
    play: async ({
      id,
      step,
    }: {
      id: string
      step: (label: string, run: () => Promise<void>) => Promise<void> | void
    }) => play(id, step, steps),
  }
}

/** A story that shows one state: `export const Submitting = meta.story(reaches('login.submitting.waiting'))`. */
export function reaches(state: StateName, change: Partial<Journey> & Pick<Claims, 'calls'> = {}) {
  const { calls, ...journey }: Journey & Pick<Claims, 'calls'> = { ...journeyTo(state), ...change }
  return driven(journey, { state, calls })
}
