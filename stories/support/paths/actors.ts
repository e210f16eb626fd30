import type { ApiFailure } from '../../../src/api/failure.ts'
import type { ActorStory } from './actorStory.ts'
import { authActors } from './auth.actors.ts'
import { failureWords, slotOf } from './failureWords.ts'
import { providerActors } from './provider.actors.ts'
import { savingActors } from './saving.actors.ts'
import { signupActors } from './signup.actors.ts'

/** Everything that machines invoke, by its name there. */
export const actors: Readonly<Record<string, ActorStory>> = {
  ...authActors,
  ...providerActors,
  ...signupActors,
  ...savingActors,
}

/** What became of an actor, and the words for it. */
export interface Outcome {
  readonly words: string
  readonly value: unknown
}

/** The story of an actor; one that is missing is a fault of this folder. */
export function storyOf(name: string): ActorStory {
  const story = actors[name]
  if (!story) throw new Error(`What '${name}' does has no words: see stories/support/paths/*.actors.ts.`)
  return story
}

const told = (values: Readonly<Record<string, unknown>> = {}): Outcome[] =>
  Object.entries(values).map(([words, value]) => ({ words, value }))

/** All that an actor may give back. */
export const givenBy = (name: string): readonly Outcome[] => told(storyOf(name).gives)

/** All that an actor may throw; of the failures of calls that its machine knows, those that can be its own. */
export function thrownBy(name: string, failures: readonly ApiFailure[]): readonly Outcome[] {
  const { call, codes, throws } = storyOf(name)
  const own = call
    ? failures.filter(
        (failure) =>
          codes === undefined || failure.code === null || codes.some((slot) => slot === slotOf(failure)),
      )
    : []
  return [
    ...told(throws),
    ...own.map((failure) => ({ words: failureWords(failure, call ?? ''), value: failure })),
  ]
}
