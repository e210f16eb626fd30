import type { FullSpecRow, SpecRow } from './specRow.ts'

type RowsFile = Readonly<Record<string, readonly SpecRow[]>>

const full = ({ machines = [], tested = [], built = [], stories = [], tests = [], ...row }: SpecRow) => ({
  ...row,
  machines,
  built: [...tested, ...built],
  stories,
  tests: [...tested.map((file) => file.replace(/\.tsx?$/, '.test.ts')), ...tests],
})

const rowsIn = (files: Readonly<Record<string, RowsFile>>): readonly FullSpecRow[] =>
  Object.values(files)
    .flatMap((file) => Object.values(file).flat().map(full))
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
