import type { ApiFailure } from '../../../src/api/failure.ts'
import type { ActorDescription } from './actorDescription.ts'
import { failureText, slotOf } from './failureTexts.ts'

type Actors = Readonly<Record<string, ActorDescription>>

const files = import.meta.glob<Readonly<Record<string, Actors>>>('./*/*.actors.ts', { eager: true })

/** Every actor that machines invoke, by name. */
export const actors: Actors = Object.assign(
  {},
  ...Object.values(files).flatMap((file) => Object.values(file)),
)

/** A possible result or error of an actor, with its description. */
export interface Outcome {
  readonly text: string
  readonly value: unknown
}

/** The description of an actor. */
export function describeActor(name: string): ActorDescription {
  const story = actors[name]
  if (!story)
    throw new Error(
      `The actor '${name}' has no description. Add it to stories/support/paths/<area>/*.actors.ts.`,
    )
  return story
}

const outcomes = (values: Readonly<Record<string, unknown>> = {}): Outcome[] =>
  Object.entries(values).map(([text, value]) => ({ text, value }))

/** Every result of an actor. */
export const resultsOf = (name: string): readonly Outcome[] => outcomes(describeActor(name).gives)

/** Every error of an actor, including those of the given failures that its request can cause. */
export function errorsOf(name: string, failures: readonly ApiFailure[]): readonly Outcome[] {
  const { call, codes, throws } = describeActor(name)
  const requestFailures = call
    ? failures.filter(
        (failure) =>
          codes === undefined || failure.code === null || codes.some((slot) => slot === slotOf(failure)),
      )
    : []
  return [
    ...outcomes(throws),
    ...requestFailures.map((failure) => ({ text: failureText(failure, call ?? ''), value: failure })),
  ]
}
