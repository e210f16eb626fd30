import type { SpecRow } from './specRow.ts'

type RowsFile = Readonly<Record<string, readonly SpecRow[]>>

const rowsIn = (files: Readonly<Record<string, RowsFile>>) =>
  Object.values(files)
    .flatMap((file) => Object.values(file).flat())
    .toSorted((a, b) => a.section - b.section)

/** The topics of auth.txt and saving.txt, in the order of their sections. */
export const specRows = {
  auth: rowsIn(import.meta.glob<RowsFile>('../../auth/**/*.rows.ts', { eager: true })),
  saving: rowsIn(
    import.meta.glob<RowsFile>('../../{saving,people,createPin,business,promote,search}/**/*.rows.ts', {
      eager: true,
    }),
  ),
}
