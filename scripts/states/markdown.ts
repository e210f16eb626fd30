import { areas, type StatesDiff } from './diff.ts'
import type { StatesModel } from './model.ts'

const titles = {
  states: 'States',
  transitions: 'Transitions',
  guards: 'Guards',
  outcomes: 'Outcomes',
  stories: 'Stories',
} as const

/** Longer lists are collapsed. */
const LONG = 12

const code = (name: string) => `\`${name.replaceAll('`', '')}\``

function list(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const items = lines.map((line) => `- ${line}`)
  return lines.length > LONG
    ? [`<details><summary>${title}: ${lines.length}</summary>`, '', ...items, '', '</details>', '']
    : [`${title}:`, '', ...items, '']
}

/** Formats a diff as the summary of a pull request. */
export function markdownOf(
  ref: string,
  diff: StatesDiff,
  missing: Readonly<Record<'before' | 'after', StatesModel['missing']>>,
): string {
  const notes = [
    ...missing.before.map((path) => `- ${path} cannot be read at ${ref}`),
    ...missing.after.map((path) => `- ${path} cannot be read in the working tree`),
  ]
  const sections = areas.flatMap((area) => {
    const changes = diff[area]
    if (!changes) return [`### ${titles[area]}: not compared`, '']
    const { added, removed, renamed } = changes
    if (added.length + removed.length + renamed.length === 0) return []
    const head = `### ${titles[area]}: ${added.length} added, ${removed.length} removed, ${renamed.length} renamed`
    const names = renamed.map(([old, current]) => `${code(old)} is now ${code(current)}`)
    return [head, ''].concat(
      list('Renamed', names),
      list('Added', added.map(code)),
      list('Removed', removed.map(code)),
    )
  })
  return [
    `## States, outcomes and stories changed since ${ref}`,
    '',
    ...(notes.length > 0 ? [...notes, ''] : []),
    ...(sections.length > 0 ? sections : ['No changes.', '']),
  ].join('\n')
}
