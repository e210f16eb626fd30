import rows from './behaviour.rows.json'

/** A fault, a hostile input or what a person does, and what must then happen. */
export interface BehaviourRow {
  readonly given: string
  readonly then: string
}

/** The table of faults by row, `A1` to `J28`. */
export const behaviourTable: Readonly<Record<string, BehaviourRow>> = rows

/** Every row's name. */
export const behaviourRows: readonly string[] = Object.keys(behaviourTable)

/** A test that names a row. */
export interface RowTest {
  /** Path below the project's root. */
  readonly file: string
  /** The test's sentence, or the group's it stands in. */
  readonly sentence: string
}

const sources = import.meta.glob<string>(
  '../../../{src,machines,mocks,stories}/**/*.{test,stories}.{ts,tsx}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** A text that begins what a call is given, or is a property: the sentence of a test, a group, a step or a story. */
const named = /[(:]\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1/g

/** The rows that a sentence names, such as `D1 D7 a pin is asked for once` or `Nothing can be sent (C10)`; `H9–H12` is all between. */
export function rowsIn(sentence: string): readonly string[] {
  const spans = sentence.replaceAll(
    /\b([A-J])(\d{1,2})\s?[–-]\s?\1?(\d{1,2})\b/g,
    (_, part: string, from: string, to: string) =>
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (__, index) => `${part}${Number(from) + index}`,
      ).join(' '),
  )
  return [...spans.matchAll(/(?<![\w.%§])([A-J]\d{1,2})\b/g)].flatMap(([, row]) =>
    row && behaviourRows.includes(row) ? [row] : [],
  )
}

/** The tests that name a row, by row. */
export const behaviour: ReadonlyMap<string, readonly RowTest[]> = Object.entries(sources).reduce(
  (found, [path, source]) => {
    const file = path
      .replaceAll('../', '')
      .replace(/^(?!src|machines|mocks)/, 'stories/')
      .replace('stories/stories/', 'stories/')
    for (const [, , sentence = ''] of source.matchAll(named))
      for (const row of rowsIn(sentence)) found.set(row, [...(found.get(row) ?? []), { file, sentence }])
    return found
  },
  new Map<string, readonly RowTest[]>(),
)
