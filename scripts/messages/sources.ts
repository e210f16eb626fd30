import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { parseSync, type ESTree } from 'vite'

/** The folder with the sentences: English in `en/<area>/*.ts`, translations in `locales/*.json`. */
export const messagesFolder = join(import.meta.dirname, '../../src/messages')

/** Sentences in ICU MessageFormat by key. */
export type Sentences = Readonly<Record<string, string>>

/** A sentence and its position in a module. */
interface WrittenSentence {
  readonly key: string
  readonly text: string
  /** Start and end of its literal. */
  readonly start: number
  readonly end: number
}

const isString = (node: ESTree.Node): node is ESTree.StringLiteral =>
  node.type === 'Literal' && typeof node.value === 'string'

const unwrapped = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? unwrapped(node.expression) : node

function sentenceOf(property: ESTree.ObjectPropertyKind): WrittenSentence | null {
  if (property.type !== 'Property' || property.computed || !isString(property.key)) return null
  const { key, value } = property
  return isString(value) ? { key: key.value, text: value.value, start: value.start, end: value.end } : null
}

/** The sentences of an English module: string literals under quoted keys in an exported object. */
export function sentencesIn(file: string, code: string): readonly WrittenSentence[] {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program.body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' && node.declaration ? [node.declaration] : []))
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => {
      const object = init && unwrapped(init)
      return object?.type === 'ObjectExpression' ? object.properties : []
    })
    .map((property) => {
      const sentence = sentenceOf(property)
      if (sentence) return sentence
      const line = code.slice(0, property.start).split('\n').length
      throw new Error(`${file}:${line} must be a quoted key and a string: '<area>.<name>': 'A sentence'.`)
    })
}

const listFolder = async (folder: string, ending: string) =>
  (await readdir(join(messagesFolder, folder), { recursive: true }))
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(messagesFolder, folder, name))

/** The English sentences by module. */
async function readEnglish(): Promise<ReadonlyMap<string, Sentences>> {
  const modules = (await listFolder('en', '.ts')).map(async (file) => {
    const sentences = sentencesIn(file, await readFile(file, 'utf8'))
    return [file, Object.fromEntries(sentences.map(({ key, text }) => [key, text]))] as const
  })
  return new Map(await Promise.all(modules))
}

/** The area of an English module: its folder. Modules outside of a folder are `common`: views of several areas show their sentences. */
const areaOf = (file: string) => {
  const [folder = '', ...rest] = relative(join(messagesFolder, 'en'), file).split(sep)
  return rest.length > 0 ? folder : 'common'
}

/** The keys of every area, in the order of the English modules. */
export async function readAreas(): Promise<ReadonlyMap<string, readonly string[]>> {
  const areas = Map.groupBy(await readEnglish(), ([file]) => areaOf(file))
  return new Map(
    [...areas].map(([area, modules]) => [area, modules.flatMap(([, sentences]) => Object.keys(sentences))]),
  )
}

/** A locale's sentences as written, with the files that contain them. */
export async function readSentences(locale: string) {
  if (locale === 'en') {
    const english = await readEnglish()
    const sentences: Sentences = Object.assign({}, ...english.values())
    return { files: [...english.keys()], sentences }
  }
  const file = join(messagesFolder, 'locales', `${locale}.json`)
  const sentences: Sentences = JSON.parse(await readFile(file, 'utf8'))
  return { files: [file], sentences }
}
