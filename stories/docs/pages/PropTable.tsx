import { Code, DocTable } from '../frame/DocTable.tsx'
import { Heading } from '../frame/Heading.tsx'
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

const defaults = /\s*\bDefault: ((?:`[^`]*`|[^.`]|\.(?=\S))+)(?:\.|$)/

/** A prop's comment without its default, and the words after 'Default:', if it has them. */
export function propWords(comment: string) {
  const text = comment.replaceAll(/\s+/g, ' ')
  return { what: text.replace(defaults, ''), byDefault: defaults.exec(text)?.[1] }
}

/** The effect of leaving a prop out: the default found by docgen, or the one in its comment. */
function Default({ prop }: { readonly prop: DocgenProp }) {
  const { byDefault } = propWords(prop.description ?? '')
  if (prop.defaultValue) return <Code>{prop.defaultValue.value}</Code>
  if (byDefault) return <Prose text={byDefault} />
  return prop.required ? 'required' : '–'
}

/** Props with their types as written. Storybook's own table would say "union". */
export const PropTable = ({ heading, props }: PropTableProps) =>
  props.length > 0 && (
    <>
      <Heading>{heading}</Heading>
      <DocTable
        columns={{ Name: 18, What: 40, Type: 26, Default: 16 }}
        rows={props.map(([name, prop]) => ({
          key: name,
          Name: <Code>{name}</Code>,
          What: <Prose text={propWords(prop.description ?? '').what} />,
          Type: <Code>{typeOf(prop)}</Code>,
          Default: <Default prop={prop} />,
        }))}
      />
    </>
  )
