import type { StatesModel, Transition } from './model.ts'
import { changesOf, type Changes, type Shapes } from './renames.ts'

/** What a diff covers, in the order of the report. */
export const areas = ['states', 'transitions', 'guards', 'outcomes', 'stories'] as const

type Area = (typeof areas)[number]

/** The changes by area; null if one of the commits lacks the area's source. */
export type StatesDiff = Readonly<Record<Area, Changes | null>>

const sources: Readonly<Record<Area, string>> = {
  states: 'machines/registry.ts',
  transitions: 'machines/registry.ts',
  guards: 'machines/registry.ts',
  outcomes: 'src/errors/index.ts',
  stories: 'stories/states.json',
}

const machineOf = (state: string) => state.split('.')[0] ?? state

/** A transition as one line: `login.editing: form.submitted [isSso] → login.authorizingSso`. */
const lineOf = ({ from, event, guard, to }: Transition) =>
  `${from}: ${event}${guard && ` [${guard}]`} → ${to || 'stays'}`

/** Describes each state by its incoming and outgoing transitions, without its own name. */
function stateShapes({ states, transitions }: StatesModel): Shapes {
  const own = (name: string, state: string) =>
    name === state || name.startsWith(`${state}.`) ? `@${name.slice(state.length)}` : name
  return Object.fromEntries(
    states.map((state) => {
      const lines = transitions
        .filter(({ from, to }) => from === state || to === state)
        .map((transition) =>
          lineOf({ ...transition, from: own(transition.from, state), to: own(transition.to, state) }),
        )
      return [state, JSON.stringify([machineOf(state), lines.toSorted()])]
    }),
  )
}

/** Describes each transition by its states and guard. Only its event can be renamed. */
const transitionShapes = ({ transitions }: StatesModel): Shapes =>
  Object.fromEntries(
    transitions.map((transition) => [lineOf(transition), lineOf({ ...transition, event: '' })]),
  )

/** Describes each guard of a machine by the transitions that it guards. */
function guardShapes({ transitions }: StatesModel): Shapes {
  const uses = new Map<string, string[]>()
  for (const transition of transitions) {
    if (!transition.guard) continue
    const name = `${machineOf(transition.from)}: ${transition.guard}`
    uses.set(name, [...(uses.get(name) ?? []), lineOf({ ...transition, guard: '' })])
  }
  return Object.fromEntries([...uses].map(([name, lines]) => [name, lines.toSorted().join('\n')]))
}

const outcomeShapes = ({ outcomes }: StatesModel): Shapes =>
  Object.fromEntries(Object.entries(outcomes).map(([id, row]) => [id, `${machineOf(id)} ${row}`]))

const storyShapes = ({ stories }: StatesModel): Shapes =>
  Object.fromEntries(Object.entries(stories).map(([id, cells]) => [id, cells.toSorted().join('\n')]))

/** Renames the states of a model, so that a renamed state is reported once, not once per transition. */
function withNames(model: StatesModel, renamed: Changes['renamed']): StatesModel {
  const names = new Map(renamed)
  const current = (state: string) => names.get(state) ?? state
  return {
    ...model,
    transitions: model.transitions.map((transition) => ({
      ...transition,
      from: current(transition.from),
      to: current(transition.to),
    })),
  }
}

/** Compares two models. */
export function diffOf(before: StatesModel, after: StatesModel): StatesDiff {
  const isComparable = (area: Area) =>
    ![...before.missing, ...after.missing].some((path) => path.startsWith(sources[area]))
  const states = changesOf(stateShapes(before), stateShapes(after))
  const old = withNames(before, states.renamed)
  const all: Readonly<Record<Area, Changes>> = {
    states,
    transitions: changesOf(transitionShapes(old), transitionShapes(after)),
    guards: changesOf(guardShapes(old), guardShapes(after)),
    outcomes: changesOf(outcomeShapes(before), outcomeShapes(after)),
    stories: changesOf(storyShapes(before), storyShapes(after)),
  }
  // SAFETY: one entry per area.
  return Object.fromEntries(areas.map((area) => [area, isComparable(area) ? all[area] : null])) as StatesDiff
}
