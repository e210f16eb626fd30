import { Code } from './DocTable.tsx'

/** A text whose names of the code stand between backticks. */
export function Prose({ text }: { readonly text: string }) {
  const [before = '', name, ...rest] = text.split('`')
  return name === undefined ? (
    before
  ) : (
    <>
      {before}
      <Code>{name}</Code>
      <Prose text={rest.join('`')} />
    </>
  )
}
