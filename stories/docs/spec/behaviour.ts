import rows from './behaviour.rows.json'
import { title } from './titles.ts'

/** A failure, hostile input or user action, and the expected behaviour. */
interface BehaviourRow {
  readonly given: string
  readonly then: string
}

/** The table by row name, `A1` to `P13`. */
export const behaviourTable: Readonly<Record<string, BehaviourRow>> = rows

/** The names of all rows. */
export const behaviourRows: readonly string[] = Object.keys(behaviourTable)

/** A test that names a row. */
interface RowTest {
  /** Path relative to the project's root. */
  readonly file: string
  /** The title of the test or its group. */
  readonly sentence: string
}

const sources = import.meta.glob<string>(
  '/{src,machines,mocks,testing,stories}/**/*.{test,stories}.{ts,tsx}',
  { query: '?raw', import: 'default', eager: true },
)

/** The rows that a title names, such as `D1 D7 requests a pin once` or `Nothing can be sent (C10)`; `H9–H12` is a range. */
export function rowsIn(sentence: string): readonly string[] {
  const spans = sentence.replaceAll(
    /\b([A-P])(\d{1,2})\s?[–-]\s?\1?(\d{1,2})\b/g,
    (_, part: string, from: string, to: string) =>
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (__, index) => `${part}${Number(from) + index}`,
      ).join(' '),
  )
  return [...spans.matchAll(/(?<![\w.%§])([A-P]\d{1,2})\b/g)].flatMap(([, row]) =>
    row && behaviourRows.includes(row) ? [row] : [],
  )
}

/** The tests that name a row, by row. */
export const behaviour: ReadonlyMap<string, readonly RowTest[]> = Object.entries(sources).reduce(
  (found, [path, source]) => {
    const file = path.slice(1)
    for (const [, , sentence = ''] of source.matchAll(title))
      for (const row of rowsIn(sentence)) found.set(row, [...(found.get(row) ?? []), { file, sentence }])
    return found
  },
  new Map<string, readonly RowTest[]>(),
)
