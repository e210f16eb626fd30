import { Code } from './DocTable.tsx'

/** Text with code names in backticks. */
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
