/** The anchor of a heading, which the page's contents link to. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

export interface HeadingProps {
  readonly children: string
  /** Shown after the heading: '12 of 12'. */
  readonly count?: string
}

/** A section heading, listed in the page's contents. Headings written in MDX already have an anchor. */
export const Heading = ({ children, count }: HeadingProps) => (
  <h2 id={anchorOf(children)}>
    {children}
    {count && `: ${count}`}
  </h2>
)
