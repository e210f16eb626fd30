import { mkdir, writeFile } from 'node:fs/promises'
import type { Note } from './protocol.ts'

const folder = '.cache/faults'

const unique = (values: readonly string[]) => [...new Set(values)]
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

/** What happened to each call, as a Markdown table: a row for each call, a column for each fault. */
export function markdownOf(notes: readonly Note[]): string {
  const columns = unique(notes.map(({ fault }) => fault))
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  const rows = unique(notes.map(({ row }) => row)).toSorted()
  return [
    line(['call', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map((row) =>
      line([
        row,
        ...columns.map(
          (column) =>
            notes.findLast((note) => note.row === row && note.fault === column)?.result ?? 'not applicable',
        ),
      ]),
    ),
  ].join('\n')
}

/** Writes the table to a file, and prints its path. */
export async function tableOf(notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/table.md`, `${markdownOf(notes)}\n`)
  process.stdout.write(`What happened to each call: ${folder}/table.md\n`)
}
