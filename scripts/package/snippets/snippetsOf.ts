/** A block of TypeScript in a Markdown file. */
export interface Snippet {
  /** The line of the file on which the code begins, from 1. */
  readonly line: number
  readonly language: 'ts' | 'tsx'
  readonly code: string
}

const fenced = /^( *)```(tsx?)\n(.*?)^\1```$/gms

/** The blocks of TypeScript in a Markdown file, those in lists included. */
export const snippetsOf = (markdown: string): readonly Snippet[] =>
  [...markdown.matchAll(fenced)].map(({ index, 2: language, 3: code = '' }) => ({
    line: markdown.slice(0, index).split('\n').length + 1,
    language: language === 'tsx' ? 'tsx' : 'ts',
    code,
  }))
