import type { ApiFailure } from '../../../src/api/failure.ts'
import type { ActorStory } from './actorStory.ts'
import { failureWords, slotOf } from './failureWords.ts'

type Actors = Readonly<Record<string, ActorStory>>

const files = import.meta.glob<Readonly<Record<string, Actors>>>('./*/*.actors.ts', { eager: true })

/** Every actor that machines invoke, by name. */
export const actors: Actors = Object.assign(
  {},
  ...Object.values(files).flatMap((file) => Object.values(file)),
)

/** What became of an actor, and the words for it. */
export interface Outcome {
  readonly words: string
  readonly value: unknown
}

/** The description of an actor. */
export function storyOf(name: string): ActorStory {
  const story = actors[name]
  if (!story)
    throw new Error(
      `The actor '${name}' has no description. Add it to stories/support/paths/<area>/*.actors.ts.`,
    )
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
