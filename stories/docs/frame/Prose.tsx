import { Code } from './DocTable.tsx'

/** A comment without the sections of the specification at its end, which mean nothing to a designer. */
export const withoutSections = (comment: string): string =>
  comment.replace(/\s+(?:auth|saving)\.txt §[^]*$/, '')

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
