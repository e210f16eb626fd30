import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { useTheme } from 'storybook/theming'
import { storyName } from '../gallery/storyIndex.ts'

/** Full width. Long paths wrap; a table that does not fit scrolls in its own box. */
const fullWidth: CSSProperties = {
  tableLayout: 'fixed',
  inlineSize: '100%',
  overflowWrap: 'anywhere',
  fontSize: 12,
}

/** The cells of a row by the titles of their columns. */
export type DocRow<Title extends string> = { readonly key: string } & Readonly<Record<Title, ReactNode>>

export interface DocTableProps<Title extends string> {
  /** The width of each column in percent, by title. */
  readonly columns: Readonly<Record<Title, number>>
  readonly rows: readonly DocRow<NoInfer<Title>>[]
}

const leastColumn = 110

/** On a phone, each cell is below the one before it, under the title of its column. Storybook's own rules for tables are stronger. */
const stacked = `
  @container (width < 520px) {
    .doc-table thead { display: none }
    .doc-table, .doc-table :is(tbody, tr, td) { display: block; min-inline-size: 0 !important; max-inline-size: 100% }
    .doc-table tr { padding-block: 8px }
    .doc-table td { padding-block: 4px !important; border: 0 !important }
    .doc-table td::before { content: attr(data-title); display: block; font-size: 11px; font-weight: 700 }
    .doc-table td:empty { display: none }
  }
`

/** A table on a docs page. */
export function DocTable<Title extends string>({ columns, rows }: DocTableProps<Title>) {
  // SAFETY: the keys of `columns` are its titles.
  const titles = Object.keys(columns) as Title[]
  return (
    <div style={{ overflowX: 'auto', containerType: 'inline-size' }}>
      <style href="doc-table" precedence="low">
        {stacked}
      </style>
      <table
        className="doc-table"
        style={{ ...fullWidth, minInlineSize: titles.length > 2 ? titles.length * leastColumn : undefined }}
      >
        <colgroup>
          {titles.map((title) => (
            <col key={title} style={{ inlineSize: `${columns[title]}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {titles.map((title) => (
                <td key={title} data-title={title} style={{ verticalAlign: 'top' }}>
                  {row[title]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The page's color scheme. */
export const useScheme = () => (useTheme().base === 'dark' ? 'dark' : 'light')

/** Text outside a paragraph, in the page's color and font. */
export function DocText({ children }: { readonly children: ReactNode }) {
  const { color, typography } = useTheme()
  return (
    <div
      style={{
        colorScheme: useScheme(),
        color: color.defaultText,
        fontFamily: typography.fonts.base,
        fontSize: 14,
        lineHeight: 1.7,
        overflowWrap: 'anywhere',
        marginBlockEnd: 16,
      }}
    >
      {children}
    </div>
  )
}

/** The color of links: in dark, Storybook's own is too faint on every second row of a table. */
function useLinkColor(): string {
  const { secondary } = useTheme().color
  return useScheme() === 'dark' ? '#7cc4ff' : secondary
}

interface StoryLinkProps {
  readonly id: string
  /** The size of its words in px. Default: 12. */
  readonly size?: number
  readonly children?: ReactNode
}

/**
 * A link in the manager to a story, or to the first story of a group. Relative, so that the build works under any path. Default text: the
 * story's name.
 */
export const StoryLink = ({ id, size = 12, children }: StoryLinkProps) => (
  <a style={{ fontSize: size, color: useLinkColor() }} href={`./?path=/story/${id}`} target="_top">
    {children ?? storyName(id)}
  </a>
)

/** A link to another docs page in the manager. */
export const DocLink = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <a style={{ fontSize: 'inherit', color: useLinkColor() }} href={`./?path=/docs/${id}`} target="_top">
    {children}
  </a>
)

/** Where a long name may wrap: after a slash, dot or dash, and before a capital. */
const breaks = /(?<=[/._-])|(?<=[a-z])(?=[A-Z])/

/** A code name or path, which may wrap between its words. */
export const Code = ({ children }: { readonly children: string }) => (
  <code style={{ fontSize: 11 }}>
    {children.split(breaks).map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a part's position identifies it
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </code>
)
