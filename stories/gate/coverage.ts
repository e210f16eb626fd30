import type { AnyStateMachine } from 'xstate'
import { registry } from '../../machines/registry.ts'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'
import { leavesOf } from '../../testing/machines/leaves.ts'
import { rowIds } from '../paths/rowsIn.ts'
import type { Declared } from './declared.ts'

/** What must be shown, by area: leaf states, catalogue rows, answers to calls. */
export type Area = 'states' | 'outcomes' | 'endpoints'

const machines: Readonly<Record<string, AnyStateMachine>> = registry

const leaves = Object.values(machines).flatMap(leavesOf)

/** States without a story, because no machine ever rests in them. */
export const transientStates = leaves.filter(({ isTransient }) => isTransient).map(({ name }) => name)

export const required: Readonly<Record<Area, readonly string[]>> = {
  states: leaves.filter(({ isTransient }) => !isTransient).map(({ name }) => name),
  outcomes: rowIds,
  endpoints: Object.keys(everyEndpoint).flatMap((name) => [`${name}.ok`, `${name}.failed`]),
}

const claimed: Readonly<Record<Area, (story: Declared) => readonly string[]>> = {
  states: ({ claims }) => (claims.state ? [claims.state] : []),
  outcomes: ({ claims }) => (claims.row ? [claims.row] : []),
  endpoints: ({ claims }) => claims.calls ?? [],
}

export const areas: readonly Area[] = ['states', 'outcomes', 'endpoints']

interface Cell {
  readonly name: string
  /** IDs of the stories that show it. A check after each story proves that it does. */
  readonly stories: readonly string[]
}

interface AreaCoverage {
  readonly cells: readonly Cell[]
  readonly missing: readonly string[]
  /** Claims about things that do not exist, with the stories that make them. */
  readonly unknown: readonly string[]
}

/** Stories in a machine's own folder come first, because a contact sheet shows the first. */
const ownFirst = (stories: readonly Declared[], [machine]: readonly string[]) =>
  stories.toSorted(
    (a, b) => Number(b.file.includes(`/${machine}/`)) - Number(a.file.includes(`/${machine}/`)),
  )

/** Compares what is required with what the stories claim. */
export function coverageOf(stories: readonly Declared[]): Readonly<Record<Area, AreaCoverage>> {
  const entries = areas.map((area) => {
    const cells = required[area].map((name) => ({
      name,
      stories: ownFirst(
        stories.filter((story) => claimed[area](story).includes(name)),
        name.split('.'),
      ).map(({ id }) => id),
    }))
    const unknown = stories.flatMap((story) =>
      claimed[area](story)
        .filter((name) => !required[area].includes(name))
        .map((name) => `${story.id} claims ${name}`),
    )
    const covered: AreaCoverage = {
      cells,
      unknown,
      missing: cells.filter((cell) => cell.stories.length === 0).map(({ name }) => name),
    }
    return [area, covered] as const
  })
  // SAFETY: one entry per area.
  return Object.fromEntries(entries) as Record<Area, AreaCoverage>
}

/** `stories/states.json`: every state, outcome and call with the IDs of its stories, and the stories without a picture. */
export const statesFile = (stories: readonly Declared[]) => {
  const coverage = coverageOf(stories)
  const rows = areas.map((area) => [
    area,
    Object.fromEntries(coverage[area].cells.map((cell) => [cell.name, cell.stories])),
  ])
  const withoutPicture = stories.flatMap(({ id, hasPicture }) => (hasPicture ? [] : [id])).toSorted()
  return `${JSON.stringify({ ...Object.fromEntries(rows), withoutPicture }, null, 2)}\n`
}
