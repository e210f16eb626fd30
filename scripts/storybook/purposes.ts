/** The opening sentences of Storybook's pages, read from their sources: JSDoc, comments above machines, and MDX. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const read = (file: string) => readFileSync(file, 'utf8')

/** The JSDoc of an export whose name matches a pattern. */
function commentAbove(source: string, name: string): string {
  const pattern = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:const|function) ${name}\\b`)
  return (pattern.exec(source)?.[1] ?? '').replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()
}

/** The component that a story file shows. */
interface Subject {
  /** The name of its component. */
  readonly name: string
  /** The component's file, relative to the root; '' if the story file declares it. */
  readonly file: string
  /** The component's JSDoc. */
  readonly purpose: string
}

/** The component that a story file shows. Stories that wrap their component list it as a subcomponent. */
export function subjectOf(storyFile: string): Subject {
  const stories = read(storyFile)
  const meta = stories.slice(stories.indexOf('preview.meta('))
  const shown = /\bcomponent: (\w+)/.exec(meta)?.[1] ?? ''
  const name = /\bsubcomponents: \{ (\w+)/.exec(meta)?.[1] ?? shown
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(stories)?.[1]
  const file = !name || from === undefined ? '' : join(dirname(storyFile), from).replaceAll('\\', '/')
  return { name, file, purpose: file ? commentAbove(read(file), name) : '' }
}

/** The comment above the machine in a file. */
export const machinePurpose = (file: string): string => commentAbove(read(file), String.raw`\w+Machine`)

/** The first paragraph below the title of an MDX page, without markup. */
export function firstParagraph(page: string): string {
  const [, paragraph = ''] = /^# .*\n+((?:(?![<#\n]).+\n)+)/m.exec(page) ?? []
  return paragraph
    .replaceAll(/<[^>]*>|\[|\]\([^)]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
