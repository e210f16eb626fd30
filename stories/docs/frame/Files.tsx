import { Code } from './DocTable.tsx'

/** The files behind a row. They are collapsed, because only engineers need them. */
export const Files = ({ paths }: { readonly paths: readonly string[] }) =>
  paths.length > 0 && (
    <details>
      <summary style={{ fontSize: 12 }}>{paths.length === 1 ? '1 file' : `${paths.length} files`}</summary>
      {paths.map((path) => (
        <div key={path}>
          <Code>{path}</Code>
        </div>
      ))}
    </details>
  )
