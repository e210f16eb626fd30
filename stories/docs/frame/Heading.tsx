/** Where a heading is linked from the page's contents. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

export interface HeadingProps {
  readonly children: string
  /** Behind it, outside of the page's contents: '12 of 12'. */
  readonly count?: string
}

/** The heading of a section, listed in the page's contents. Headings written in MDX have an anchor already. */
export const Heading = ({ children, count }: HeadingProps) => (
  <h2 id={anchorOf(children)}>
    {children}
    {count && `: ${count}`}
  </h2>
)
