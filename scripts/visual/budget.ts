/** What a change adds to a visual review. */

/** A committed screenshot. */
export interface Picture {
  readonly hash: string
  readonly bytes: number
}

/** Everything that a review looks at: screenshots by story id, and hashes of contact sheets by 'log-in/dark'. */
export interface Pictures {
  readonly stories: ReadonlyMap<string, Picture>
  readonly sheets: ReadonlyMap<string, string>
}

export interface Changes {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly deleted: readonly string[]
}

export interface Budget {
  readonly stories: { readonly count: number; readonly bytes: number }
  readonly sheets: { readonly count: number; readonly flows: number }
  readonly changes: Changes
  /** The change in bytes of all screenshots. */
  readonly growth: number
}

const bytesOf = (stories: Pictures['stories']) =>
  [...stories.values()].reduce((sum, { bytes }) => sum + bytes, 0)

/** All hashes by name, with sheets named as on the command line: 'sheets/log-in/dark'. */
const hashesOf = ({ stories, sheets }: Pictures): ReadonlyMap<string, string> =>
  new Map([
    ...Array.from(stories, ([id, { hash }]) => [id, hash] as const),
    ...Array.from(sheets, ([name, hash]) => [`sheets/${name}`, hash] as const),
  ])

function changesOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Changes {
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    changed: [...after].flatMap(([name, hash]) =>
      before.has(name) && before.get(name) !== hash ? [name] : [],
    ),
    deleted: [...before.keys()].filter((name) => !after.has(name)),
  }
}

/** Counts the pictures after a change and compares them with those before it. */
export const budgetOf = (before: Pictures, after: Pictures): Budget => ({
  stories: { count: after.stories.size, bytes: bytesOf(after.stories) },
  sheets: {
    count: after.sheets.size,
    flows: new Set([...after.sheets.keys()].map((name) => name.split('/')[0])).size,
  },
  changes: changesOf(hashesOf(before), hashesOf(after)),
  growth: bytesOf(after.stories) - bytesOf(before.stories),
})

const kB = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`

/** The budget as text for a terminal. */
export function budgetText({ stories, sheets, changes, growth }: Budget, modes: number, ref: string): string {
  const lists = [
    ['new', changes.added],
    ['changed', changes.changed],
    ['deleted', changes.deleted],
  ] as const
  const total = lists.reduce((sum, [, names]) => sum + names.length, 0)
  return [
    `${stories.count} story screenshots, ${kB(stories.bytes)}`,
    `${sheets.count} contact sheets: ${sheets.flows} flows in ${modes} modes`,
    `without contact sheets, every story in every mode: ${(stories.count * modes).toLocaleString('en')} screenshots`,
    `to review since ${ref}: ${total} (${lists.map(([word, names]) => `${names.length} ${word}`).join(', ')}), ` +
      `${growth < 0 ? '−' : '+'}${kB(Math.abs(growth))}`,
    ...lists.flatMap(([word, names]) => names.map((name) => `  ${word} ${name}`)),
  ].join('\n')
}
