import { useDeferredValue, useId, useState, type ReactNode } from 'react'
import { useTheme } from 'storybook/theming'
import { DocTable, DocText, type DocRow, type DocTableProps } from './DocTable.tsx'
import { Heading } from './Heading.tsx'

/** Lower case and without accents, so that 'cafe' matches 'Café'. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The rows whose text contains every word of the query, in any order. */
export function matching<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  query: string,
): readonly Row[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = plain(textOf(row))
    return words.every((word) => text.includes(word))
  })
}

export interface FilteredProps<Row> {
  readonly rows: readonly Row[]
  /** The searchable text of a row. */
  readonly textOf: (row: Row) => string
  /** Renders the matching rows. `isFiltered`: some rows are hidden. */
  readonly children: (rows: readonly Row[], isFiltered: boolean) => ReactNode
}

/** A field that filters the rows of a long page and shows how many match. Escape clears it. */
export function Filtered<Row>({ rows, textOf, children }: FilteredProps<Row>) {
  const id = useId()
  const [query, setQuery] = useState('')
  const shown = matching(rows, textOf, useDeferredValue(query))
  const { appBorderColor, background, color } = useTheme()
  return (
    <>
      <DocText>
        <label htmlFor={id} style={{ fontWeight: 600 }}>
          Filter
        </label>{' '}
        <input
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          spellCheck={false}
          placeholder="One or more words"
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setQuery('')
          }}
          style={{
            inlineSize: 280,
            maxInlineSize: '100%',
            padding: '6px 10px',
            border: `1px solid ${appBorderColor}`,
            borderRadius: 6,
            font: 'inherit',
            background: background.content,
            color: color.defaultText,
          }}
        />{' '}
        <output htmlFor={id} style={{ whiteSpace: 'nowrap' }}>
          {shown.length === rows.length
            ? `${rows.length.toLocaleString('en')} rows`
            : `${shown.length.toLocaleString('en')} of ${rows.length.toLocaleString('en')} rows match`}
        </output>
      </DocText>
      {children(shown, shown.length < rows.length)}
      {shown.length === 0 && <DocText>No row has all of these words.</DocText>}
    </>
  )
}

export interface FilteredTableProps<Row, Title extends string>
  extends Omit<FilteredProps<Row>, 'children'>, Pick<DocTableProps<Title>, 'columns'> {
  /** The heading above a row, in words. */
  readonly groupOf: (row: Row) => string
  readonly lineOf: (row: Row) => DocRow<NoInfer<Title>>
}

/** Rows that can be filtered, in a table for each group. */
export const FilteredTable = <Row, Title extends string>({
  rows,
  textOf,
  columns,
  groupOf,
  lineOf,
}: FilteredTableProps<Row, Title>) => (
  <Filtered rows={rows} textOf={(row) => `${groupOf(row)} ${textOf(row)}`}>
    {(shown) =>
      [...Map.groupBy(shown, groupOf)].map(([group, own]) => (
        <section key={group}>
          <Heading>{group}</Heading>
          <DocTable columns={columns} rows={own.map(lineOf)} />
        </section>
      ))
    }
  </Filtered>
)
