import type { SpecRow } from './specRow.ts'

type RowsFile = Readonly<Record<string, readonly SpecRow[]>>

const rowsIn = (files: Readonly<Record<string, RowsFile>>) =>
  Object.values(files).flatMap((file) => Object.values(file).flat())

const authRows = rowsIn(import.meta.glob<RowsFile>('../../auth/**/*.rows.ts', { eager: true }))
const savingRows = rowsIn(
  import.meta.glob<RowsFile>('../../{saving,people,createPin,business,promote,search}/**/*.rows.ts', {
    eager: true,
  }),
)

/** Rows of some sections, in their order. */
const sections = (rows: readonly SpecRow[], first: number, last: number) =>
  rows.filter(({ section }) => section >= first && section <= last).toSorted((a, b) => a.section - b.section)

/** auth.txt in three parts: the product, its screens and routes; entities, transitions, rules and roles; calls, errors and constants. */
export const authFlows = sections(authRows, 1, 2)
export const authRules = sections(authRows, 3, 6)
export const authCalls = sections(authRows, 7, 9)

/** saving.txt in two parts: the product and its screens; everything else. */
export const savingFlows = sections(savingRows, 1, 2)
export const savingRules = sections(savingRows, 3, 9)
