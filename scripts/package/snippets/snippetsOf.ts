/** A TypeScript block in a Markdown file. */
interface Snippet {
  /** The line in the file where the code begins, counted from 1. */
  readonly line: number
  readonly language: 'ts' | 'tsx'
  readonly code: string
}

/** A path may follow the language: the file that the code is. */
const fenced = /^( *)```(tsx?)(?: [^\n]+)?\n(.*?)^\1```$/gms

/** All TypeScript blocks in a Markdown file, including those inside lists. */
export const snippetsOf = (markdown: string): readonly Snippet[] =>
  [...markdown.matchAll(fenced)].map(({ index, 2: language, 3: code = '' }) => ({
    line: markdown.slice(0, index).split('\n').length + 1,
    language: language === 'tsx' ? 'tsx' : 'ts',
    code,
  }))
