import { factsOf, pageOfStory } from '../pages/viewFacts.ts'
import { isListed, type IndexEntry } from './storyIndex.ts'

/** Pictures under one heading. */
interface Group {
  readonly heading: string
  readonly storyIds: readonly string[]
}

const modeEnds = /--.*(?:dark|right-to-left|phone|forced-colors|long-text|pseudo|zoom|narrow|keyboard)/

/**
 * All stories of a component: its states in chart order, its errors in catalogue order, then modes, then the rest in sidebar order. A story
 * appears in the first group that it belongs to. Those at the head of the page appear again only if they show a state or an error.
 */
export function galleriesOf(
  title: string,
  entries: readonly IndexEntry[],
  lead: readonly string[] = [],
): Group[] {
  const own = storiesOf(title, entries)
    .filter(isListed)
    .map(({ id }) => id)
  const others = own.filter((id) => !lead.includes(id))
  const { states, errors } = factsOf(title, '')
  // A component without states of its own has nothing that others are harder than.
  const rest = states.length + errors.length > 0 ? 'Hard cases' : 'Examples'
  const claimed = {
    States: states.flatMap(({ ids }) => ids),
    'When it fails': errors.flatMap(({ ids }) => ids),
    Modes: others.filter((id) => modeEnds.test(id)),
    [rest]: others,
  }
  const shown = new Set<string>()
  return Object.entries(claimed).flatMap(([heading, ids]) => {
    const storyIds = [...new Set(ids)].filter((id) => own.includes(id) && !shown.has(id))
    for (const id of storyIds) shown.add(id)
    return storyIds.length > 0 ? [{ heading, storyIds }] : []
  })
}

/** Every story of a component, including those that exist only as tests. */
export const storiesOf = (title: string, entries: readonly IndexEntry[]): readonly IndexEntry[] =>
  entries.filter(({ id, type }) => type === 'story' && pageOfStory(id) === title)
