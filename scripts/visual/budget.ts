/** What a change adds to a visual review. */

/** A committed screenshot. Stories that share one have the same hash. */
export interface Picture {
  readonly hash: string
  readonly bytes: number
}

/** Everything that a review looks at: screenshots by story id, and hashes of contact sheets by 'log-in/dark'. */
export interface Pictures {
  readonly stories: ReadonlyMap<string, Picture>
  readonly sheets: ReadonlyMap<string, string>
}

/** Story ids, and contact sheets as on the command line: 'sheets/log-in/dark'. */
export interface Changes {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly deleted: readonly string[]
}

export interface Budget {
  /** `doubles`: the stories whose screenshot is that of another one. */
  readonly stories: { readonly count: number; readonly doubles: number; readonly bytes: number }
  readonly sheets: { readonly count: number; readonly flows: number }
  readonly changes: Changes
  /** What a reviewer looks at: what changed from the same to the same counts once. */
  readonly toReview: { readonly pictures: number; readonly sheets: number }
  /** The change in bytes of all screenshots. */
  readonly growth: number
}

/** A guess at what a reviewer takes, in seconds: for a screenshot and the one before it, and for a sheet with its many tiles. */
const pace = { picture: 5, sheet: 30 } as const

const filesOf = (stories: Pictures['stories']) =>
  new Map([...stories.values()].map(({ hash, bytes }) => [hash, bytes]))

const bytesOf = (stories: Pictures['stories']) =>
  [...filesOf(stories).values()].reduce((sum, bytes) => sum + bytes, 0)

/** All hashes by name. */
const hashesOf = ({ stories, sheets }: Pictures): ReadonlyMap<string, string> =>
  new Map([
    ...Array.from(stories, ([id, { hash }]) => [id, hash] as const),
    ...Array.from(sheets, ([name, hash]) => [`sheets/${name}`, hash] as const),
  ])

type Hashes = ReadonlyMap<string, string>

function changesOf(before: Hashes, after: Hashes): Changes {
  return {
    added: [...after.keys()].filter((name) => !before.has(name)),
    changed: [...after].flatMap(([name, hash]) =>
      before.has(name) && before.get(name) !== hash ? [name] : [],
    ),
    deleted: [...before.keys()].filter((name) => !after.has(name)),
  }
}

/** A deleted picture needs no look: its story's deletion is reviewed in the code. */
function reviewOf({ added, changed }: Changes, before: Hashes, after: Hashes) {
  const looks = new Map(
    [...added, ...changed].map((name) => [`${before.get(name)} ${after.get(name)}`, name]),
  )
  const sheets = [...looks.values()].filter((name) => name.startsWith('sheets/')).length
  return { pictures: looks.size - sheets, sheets }
}

/** Counts the pictures after a change and compares them with those before it. */
export function budgetOf(before: Pictures, after: Pictures): Budget {
  const [old, current] = [hashesOf(before), hashesOf(after)]
  const changes = changesOf(old, current)
  return {
    stories: {
      count: after.stories.size,
      doubles: after.stories.size - filesOf(after.stories).size,
      bytes: bytesOf(after.stories),
    },
    sheets: {
      count: after.sheets.size,
      flows: new Set([...after.sheets.keys()].map((name) => name.split('/')[0])).size,
    },
    changes,
    toReview: reviewOf(changes, old, current),
    growth: bytesOf(after.stories) - bytesOf(before.stories),
  }
}

const kB = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`

/** The budget as text for a terminal. */
export function budgetText(budget: Budget, modes: number, ref: string): string {
  const { stories, sheets, changes, toReview, growth } = budget
  const lists = [
    ['new', changes.added],
    ['changed', changes.changed],
    ['deleted', changes.deleted],
  ] as const
  const minutes = Math.ceil((toReview.pictures * pace.picture + toReview.sheets * pace.sheet) / 60)
  return [
    `${stories.count} stories have a screenshot, ${stories.doubles} of them that of another story: ` +
      `${stories.count - stories.doubles} files, ${kB(stories.bytes)}`,
    `${sheets.count} contact sheets: ${sheets.flows} flows in ${modes} modes`,
    `without contact sheets, every story in every mode: ${(stories.count * modes).toLocaleString('en')} screenshots`,
    `since ${ref}: ${lists.map(([word, names]) => `${names.length} ${word}`).join(', ')}, ` +
      `${growth < 0 ? '−' : '+'}${kB(Math.abs(growth))}`,
    `to review: ${toReview.pictures} screenshots and ${toReview.sheets} contact sheets, about ${minutes} min ` +
      `(${pace.picture} s and ${pace.sheet} s each)`,
    ...lists.flatMap(([word, names]) => names.map((name) => `  ${word} ${name}`)),
  ].join('\n')
}
