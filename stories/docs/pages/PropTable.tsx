import { Code, DocTable } from '../frame/DocTable.tsx'
import { Prose } from '../frame/Prose.tsx'

/** What react-docgen knows of a prop. */
export interface DocgenProp {
  readonly required?: boolean
  readonly description?: string
  readonly tsType?: { readonly name: string; readonly raw?: string }
  readonly defaultValue?: { readonly value: string } | null
}

export interface PropTableProps {
  readonly heading: string
  readonly props: readonly (readonly [name: string, prop: DocgenProp])[]
}

/** As it is written, without the `| undefined` of what is optional. Docgen reads no `readonly T[]`: it calls that unknown, too. */
function typeOf({ tsType }: DocgenProp) {
  const type = (tsType?.raw ?? tsType?.name ?? 'unknown')
    .replaceAll(/^\s*\|\s*|\s*\|\s*undefined$/g, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1')
  return type === 'unknown' ? '–' : type
}

/** Props with their types as they are written: Storybook's own table says "union". */
export const PropTable = ({ heading, props }: PropTableProps) =>
  props.length > 0 && (
    <>
      <h2>{heading}</h2>
      <DocTable
        columns={{ Name: 18, What: 40, Type: 30, Default: 12 }}
        rows={props.map(([name, prop]) => ({
          key: name,
          cells: {
            Name: <Code>{name}</Code>,
            What: <Prose text={prop.description ?? ''} />,
            Type: <Code>{typeOf(prop)}</Code>,
            Default: prop.defaultValue ? (
              <Code>{prop.defaultValue.value}</Code>
            ) : prop.required ? (
              'required'
            ) : (
              '–'
            ),
          },
        }))}
      />
    </>
  )
