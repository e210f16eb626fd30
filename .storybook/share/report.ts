/** What a report says of where it was written. */
export interface Place {
  readonly title: string
  readonly name: string
  readonly id: string
  /** What differs from the default, in words: 'Theme: Dark'. */
  readonly modes: readonly string[]
  readonly commit: string
  readonly link: string
  /** The size of the story's page: '1280 × 800'. */
  readonly size: string
}

/** A report to be completed. Markdown, so that it reads well in an issue and in a message. */
export const reportText = ({ title, name, id, modes, commit, link, size }: Place): string =>
  `What is wrong:


What I expected:


- Story: ${title} / ${name} (\`${id}\`)
- Modes: ${modes.length > 0 ? modes.join(', ') : 'default'}
- Size: ${size}
- Commit: ${commit}
- Link: ${link}
`

/** The address of a new issue with the text filled in; null without a tracker on the web. */
export function issueAddress(bugs: string, title: string, body: string): string | null {
  if (!/^https?:\/\//.test(bugs)) return null
  const address = new URL(bugs)
  address.pathname = address.pathname.replace(/\/(?:new)?\/?$/, '') + '/new'
  address.searchParams.set('title', title)
  address.searchParams.set('body', body)
  return address.href
}
