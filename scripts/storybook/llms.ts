/**
 * `llms.txt` of the static Storybook, for agents and editors (https://llmstxt.org): what the package is, its entry points, and one line per
 * page. Generated from the pages' own sources: the index, JSDoc, MDX, README.md and docs/.
 */
import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { inWords } from '../../stories/docs/frame/inWords.ts'
import { firstParagraph, machinePurpose, subjectOf } from './purposes.ts'

/** An entry of Storybook's index. */
export interface Entry {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly name: string
  readonly importPath: string
}

const sections = ['Guides and reference', 'Flows', 'Views', 'Primitives', 'Machines', 'Other'] as const
type Section = (typeof sections)[number]

interface Page {
  readonly id: string
  readonly section: Section
  readonly name: string
  readonly sentence: string
}

const machineFiles = new Map(
  globSync('machines/*/*/*.machine.ts').map((file) => [basename(file, '.machine.ts'), file] as const),
)

/** The first sentence of a text, without trailing references to the specification. */
function firstSentence(text: string): string {
  const prose = text.replace(/\s*(?:Spec: )?\b\w+\.txt §.*$/, '')
  return (/^.*?[.?!](?=\s|$)/.exec(prose)?.[0] ?? prose).trim()
}

const sectionOf = (file: string): Section => {
  if (file.startsWith('src/flows/')) return 'Flows'
  if (file.startsWith('src/views/')) return 'Views'
  return file.startsWith('src/ui/') ? 'Primitives' : 'Other'
}

function pageOf({ id, title, name, importPath }: Entry): Page {
  const machine = machineFiles.get(name)
  if (machine !== undefined)
    return { id, section: 'Machines', name: inWords(name), sentence: firstSentence(machinePurpose(machine)) }
  const words = title.split('/').join(', ')
  if (importPath.endsWith('.mdx')) {
    const source = readFileSync(importPath, 'utf8')
    // A guide is written in docs/.
    const [, guide] = /'\.\.\/\.\.\/\.\.\/(docs\/[\w-]+\.md)\?raw'/.exec(source) ?? []
    const text = firstParagraph(guide === undefined ? source : readFileSync(guide, 'utf8'))
    return { id, section: 'Guides and reference', name: words, sentence: firstSentence(text) }
  }
  const { file, purpose } = subjectOf(importPath)
  return { id, section: sectionOf(file), name: words, sentence: firstSentence(purpose) }
}

/** The rows of the table of entry points, as a list. */
const entryPoints = (page: string) =>
  [...page.matchAll(/^\| (`tackboard.*?) \| (.*) \|$/gm)].map(
    ([, name = '', what = '']) => `- ${name}: ${what}`,
  )

/** The text of `llms.txt`, from the Storybook's index. */
export function llmsText(entries: readonly Entry[]): string {
  const readme = readFileSync('README.md', 'utf8')
  const pages = entries.filter(({ type }) => type === 'docs').map(pageOf)
  const listOf = (section: Section) =>
    pages
      .filter((page) => page.section === section)
      .map(({ name, id, sentence }) => `- [${name}](./?path=/docs/${id}): ${sentence}`)
  return [
    '# Tackboard',
    `> ${firstParagraph(readme)}`,
    'Install it with `npm install tackboard`. A view has data and callbacks as props, a flow joins it to a state machine and the API.',
    '## Entry points',
    entryPoints(readFileSync('docs/entry-points.md', 'utf8')).join('\n'),
    ...sections.flatMap((section) => [`## ${section}`, listOf(section).join('\n')]),
  ].join('\n\n')
}

/** Writes `llms.txt` to the folder of a static Storybook. */
export async function writeLlms(folder: string): Promise<void> {
  // SAFETY: Storybook has written it.
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Entry>>
  }
  await writeFile(join(folder, 'llms.txt'), `${llmsText(Object.values(entries))}\n`)
}

if (import.meta.main) await writeLlms(process.argv[2] ?? 'storybook-static')
