import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { useTheme } from 'storybook/theming'
import { useScheme } from './useScheme.ts'

/** As wide as the page: long paths break. A column keeps room for a word; what does not fit scrolls in its own box. */
const whole: CSSProperties = {
  tableLayout: 'fixed',
  inlineSize: '100%',
  overflowWrap: 'anywhere',
  fontSize: 12,
}

export interface DocTableProps<Title extends string> {
  /** Each column's share of the width, in per cent, by its title. */
  readonly columns: Readonly<Record<Title, number>>
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<Title, ReactNode>> }[]
}

const leastColumn = 110

/** A table of a docs page. */
export function DocTable<Title extends string>({ columns, rows }: DocTableProps<Title>) {
  // SAFETY: the keys of `columns` are its titles.
  const titles = Object.keys(columns) as Title[]
  return (
    <div style={{ overflowX: 'auto' }}>
      <table style={{ ...whole, minInlineSize: titles.length > 2 ? titles.length * leastColumn : undefined }}>
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
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {titles.map((title) => (
                <td key={title}>{cells[title]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Text that stands in no paragraph, in the colour and the letters of the page. */
export function DocText({ children }: { readonly children: ReactNode }) {
  const { color, typography } = useTheme()
  const colorScheme = useScheme()
  return (
    <div
      style={{
        colorScheme,
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

/** A link that opens a story, or the first of a group, in the manager; relative, so that the build may lie anywhere. */
export const StoryLink = ({ id, children = id }: { readonly id: string; readonly children?: ReactNode }) => (
  <a style={{ fontSize: 12 }} href={`./?path=/story/${id}`} target="_top">
    {children}
  </a>
)

/** A link that opens another page of the docs in the manager. */
export const DocLink = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <a style={{ fontSize: 'inherit' }} href={`./?path=/docs/${id}`} target="_top">
    {children}
  </a>
)

/** Where a long name may break: after a slash, a dot or a dash, and before a capital. */
const breaks = /(?<=[/._-])|(?<=[a-z])(?=[A-Z])/

/** A name of the code, or a path. It breaks where its words do. */
export const Code = ({ children }: { readonly children: string }) => (
  <code style={{ fontSize: 11 }}>
    {children.split(breaks).map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a part is where it stands in the name
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </code>
)
