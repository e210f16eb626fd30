import type { ApiFailure } from '../../src/api/failure.ts'
import type { CodeSlot } from '../../src/domain/policy/codes.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import type { ActorOutcomes } from './actorOutcomes.ts'

type Actors = Readonly<Record<string, ActorOutcomes>>

const files = import.meta.glob<Readonly<Record<string, Actors>>>('../*/**/*.actors.ts', { eager: true })

/** Every actor that machines invoke, by name. */
export const actors: Actors = Object.assign(
  {},
  ...Object.values(files).flatMap((file) => Object.values(file)),
)

function outcomesOf(name: string): ActorOutcomes {
  const outcomes = actors[name]
  if (!outcomes)
    throw new Error(`The actor '${name}' has no outcomes. Add it to stories/<area>/**/*.actors.ts.`)
  return outcomes
}

/** Every result of an actor. */
export const resultsOf = (name: string): readonly unknown[] => outcomesOf(name).gives ?? []

// SAFETY: the keys of `codes` are code slots.
const slots = Object.entries(defaultPolicy.codes) as [CodeSlot, readonly number[]][]

/** The name of the error code in the response; null if there is none. */
const slotOf = ({ code }: ApiFailure): CodeSlot | null =>
  slots.find(([, codes]) => code !== null && codes.includes(code))?.[0] ?? null

/** Every error of an actor, including those of the given failures that its request can cause. */
export function errorsOf(name: string, failures: readonly ApiFailure[]): readonly unknown[] {
  const { isCall = false, codes, throws = [] } = outcomesOf(name)
  const isPossible = (failure: ApiFailure) =>
    codes === undefined || failure.code === null || codes.some((slot) => slot === slotOf(failure))
  return [...throws, ...(isCall ? failures.filter(isPossible) : [])]
}
