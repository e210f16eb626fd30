import { parse } from '@formatjs/icu-messageformat-parser'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Message, MessageElement } from '../src/messages/message.ts'
import { pseudoText } from './pseudoLocale.ts'

const root = join(import.meta.dirname, '../src/messages')

/** Sentences in ICU MessageFormat by key. */
export type Sentences = Readonly<Record<string, string>>

/** The English parts by path, read from their modules. */
export async function readParts(): Promise<Readonly<Record<string, Sentences>>> {
  const files = (await readdir(join(root, 'en'), { recursive: true })).filter((name) => name.endsWith('.ts'))
  const parts = files.toSorted().map(async (file) => {
    const part = basename(file, '.ts')
    const module: Readonly<Record<string, Sentences | undefined>> = await import(join(root, 'en', file))
    const sentences = module[part]
    if (!sentences) throw new Error(`src/messages/en/${file} must export a constant called ${part}.`)
    return [file.slice(0, -'.ts'.length), sentences] as const
  })
  return Object.fromEntries(await Promise.all(parts))
}

/** The translations by locale, as they are in `locales/*.json`. */
export async function readLocales(): Promise<Readonly<Record<string, Sentences>>> {
  const files = (await readdir(join(root, 'locales'))).filter((name) => name.endsWith('.json')).toSorted()
  const locales = files.map(async (file) => {
    const sentences: Sentences = JSON.parse(await readFile(join(root, 'locales', file), 'utf8'))
    return [file.slice(0, -'.json'.length), sentences] as const
  })
  return Object.fromEntries(await Promise.all(locales))
}

/** The tree of an ICU sentence with what the formatter reads and nothing else. */
function treeOf(elements: readonly MessageElement[]): readonly MessageElement[] {
  return elements.map(({ type, value, children, options, style, offset, pluralType }) => {
    if (typeof style === 'string')
      throw new Error(`"${value}" has the named format "${style}": write a skeleton (::…) instead.`)
    return {
      type,
      ...(value !== undefined && { value }),
      ...(children && { children: treeOf(children) }),
      ...(options && {
        options: Object.fromEntries(
          Object.entries(options).map(([key, option]) => [key, { value: treeOf(option.value) }]),
        ),
      }),
      ...(hasParsedOptions(style) && { style: { type: style.type, parsedOptions: style.parsedOptions } }),
      ...(offset && { offset }),
      ...(pluralType === 'ordinal' && { pluralType }),
    }
  })
}

const hasParsedOptions = (style: unknown): style is { type: number; parsedOptions: object } =>
  typeof style === 'object' && style !== null && 'parsedOptions' in style

/** Compiles one sentence: to its text when nothing is to be filled in, else to its tree. */
export function compileSentence(key: string, sentence: string): Message {
  try {
    const tree = treeOf(parse(sentence))
    return tree.every(({ type }) => type === 0) ? tree.map(({ value }) => value).join('') : tree
  } catch (error) {
    throw new Error(`${key} is not ICU MessageFormat: ${sentence}`, { cause: error })
  }
}

const quoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`

const printed = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(printed).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).map(
    ([name, member]) => `${/^\w+$/.test(name) ? name : quoted(name)}: ${printed(member)}`,
  )
  return `{ ${members.join(', ')} }`
}

const moduleOf = (source: string, imports: string, name: string, type: string, sentences: Sentences) => {
  const compiled = Object.entries(sentences).map(
    ([key, sentence]) => [key, compileSentence(key, sentence)] as const,
  )
  return [
    `/** Generated from ${source} by scripts/compileMessages.ts. Not to be edited: \`npm run messages\` writes it. */`,
    imports,
    '',
    `export const ${name}: Readonly<Record<${type}, Message>> = {`,
    ...compiled.map(([key, message]) => `  ${quoted(key)}: ${printed(message)},`),
    '}',
    '',
  ].join('\n')
}

const localeImports =
  "import type { MessageKey } from '../en.ts'\nimport type { Message } from '../message.ts'"

/** Every compiled module by its path inside `src/messages/compiled`. */
export async function compileMessages(): Promise<Readonly<Record<string, string>>> {
  const parts = await readParts()
  const english = Object.assign({}, ...Object.values(parts)) as Sentences
  const pseudo = Object.fromEntries(
    Object.entries(english).map(([key, sentence]) => [key, pseudoText(sentence)]),
  )
  const partModules = Object.entries(parts).map(([path, sentences]) => {
    const [part, up] = [basename(path), '../'.repeat(path.split('/').length + 1)]
    const imports = `import type { ${part} as source } from '${up}en/${path}.ts'\nimport type { Message } from '${up}message.ts'`
    return [
      `en/${path}.ts`,
      moduleOf(`en/${path}.ts`, imports, part, 'keyof typeof source', sentences),
    ] as const
  })
  const localeModules = Object.entries(await readLocales()).map(([locale, sentences]) => {
    const inOrder = Object.fromEntries(
      Object.keys(english).flatMap((key) => (sentences[key] ? [[key, sentences[key]]] : [])),
    )
    return [
      `${locale}.ts`,
      moduleOf(`locales/${locale}.json`, localeImports, 'messages', 'MessageKey', inOrder),
    ] as const
  })
  return Object.fromEntries([
    ...partModules,
    ...localeModules,
    ['pseudo.ts', moduleOf('en', localeImports, 'messages', 'MessageKey', pseudo)],
  ])
}

/** Every module in `src/messages/compiled` as it is on disk, by its path inside that folder. */
export async function readCompiled(): Promise<Readonly<Record<string, string>>> {
  const folder = join(root, 'compiled')
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.ts'))
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')])),
  )
}

if (import.meta.main) {
  const modules = await compileMessages()
  await rm(join(root, 'compiled'), { recursive: true, force: true })
  for (const [path, text] of Object.entries(modules)) {
    const file = join(root, 'compiled', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  console.log(`Compiled ${Object.keys(modules).length} modules of messages.`)
}
