/** A committed picture, by its path below the folder of pictures: 'auth-log-in--playground.png', 'sheets/log-in.dark.png'. */
export type Pictures = ReadonlyMap<string, { readonly hash: string; readonly bytes: number }>

/** How many pictures there are, and what they weigh. */
export interface Count {
  readonly pictures: number
  readonly bytes: number
}

/** What a review of the pictures costs, and what a change added to that. */
export interface Budget {
  readonly stories: Count
  readonly sheets: Count & {
    /** How many flows have a sheet. */
    readonly flows: number
  }
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly deleted: readonly string[]
  /** How many bytes more, or less, all pictures weigh. */
  readonly growth: number
}

const isSheet = (path: string) => path.startsWith('sheets/')

const bytesOf = (pictures: Pictures) => [...pictures.values()].reduce((sum, { bytes }) => sum + bytes, 0)

function count(pictures: Pictures, isWanted: (path: string) => boolean): Count {
  const wanted = new Map([...pictures].filter(([path]) => isWanted(path)))
  return { pictures: wanted.size, bytes: bytesOf(wanted) }
}

/** A sheet's picture is named by its flow and its mode: 'sheets/log-in.dark.png'. */
const flowsOf = (pictures: Pictures) =>
  new Set([...pictures.keys()].filter(isSheet).map((path) => path.split('.')[0])).size

/** Counts the pictures as they are now, and holds them against what they were. */
export const budgetOf = (before: Pictures, now: Pictures): Budget => ({
  stories: count(now, (path) => !isSheet(path)),
  sheets: { ...count(now, isSheet), flows: flowsOf(now) },
  added: [...now.keys()].filter((path) => !before.has(path)),
  changed: [...now]
    .filter(([path, { hash }]) => before.has(path) && before.get(path)?.hash !== hash)
    .map(([path]) => path),
  deleted: [...before.keys()].filter((path) => !now.has(path)),
  growth: bytesOf(now) - bytesOf(before),
})

const kB = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`

/** The budget in words, for a terminal. */
export function wordsOf(
  { stories, sheets, added, changed, deleted, growth }: Budget,
  modes: number,
  ref: string,
): string {
  const lists = [
    ['new', added],
    ['changed', changed],
    ['deleted', deleted],
  ] as const
  const toReview = lists.reduce((sum, [, paths]) => sum + paths.length, 0)
  return [
    `${stories.pictures + sheets.pictures} pictures, ${kB(stories.bytes + sheets.bytes)}:`,
    `  ${stories.pictures} of stories, ${kB(stories.bytes)}`,
    `  ${sheets.pictures} of contact sheets, ${kB(sheets.bytes)}: ${sheets.flows} flows in ${modes} modes`,
    `  without sheets, each story in each mode: ${(stories.pictures * modes).toLocaleString('en')}`,
    `A review since ${ref} looks at ${toReview}: ${lists.map(([word, paths]) => `${paths.length} ${word}`).join(', ')}, ` +
      `${growth < 0 ? '−' : '+'}${kB(Math.abs(growth))}`,
    ...lists.flatMap(([word, paths]) => paths.map((path) => `  ${word} ${path}`)),
  ].join('\n')
}
