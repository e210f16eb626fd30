import { Code, DocTable } from '../frame/DocTable.tsx'
import { Prose } from '../frame/Prose.tsx'

/** A prop as described by react-docgen. */
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

/** The type as written, without the `| undefined` of optional props. Docgen reports `readonly T[]` as unknown. */
function typeOf({ tsType }: DocgenProp) {
  const type = (tsType?.raw ?? tsType?.name ?? 'unknown')
    .replaceAll(/^\s*\|\s*|\s*\|\s*undefined$/g, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1')
  return type === 'unknown' ? '–' : type
}

/** Props with their types as written. Storybook's own table would say "union". */
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
