import { minifySync, type Plugin, type Rolldown } from 'vite'
import { shareTypes } from './declarations.ts'
import { withoutSpecCodes } from './hover/specCodes.ts'
import { tidyDeclarations, tidyModule } from './tidy.ts'

/** The index after a type's arguments, whose `<` is the first one after `start`; -1 if they do not end. */
function endOfArguments(code: string, start: number): number {
  let depth = 0
  for (let index = code.indexOf('<', start); index < code.length; index += 1) {
    const character = code[index] ?? ''
    const closing = code.startsWith('/*', index) ? '*/' : /["'`]/.test(character) ? character : ''
    if (closing) {
      const end = code.indexOf(closing, index + 1)
      if (end < 0) return -1
      index = end + closing.length - 1
    } else if (character === '<') depth += 1
    else if (character === '>' && code[index - 1] !== '=') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return -1
}

/** The longest type of XState that a declaration file writes out more than once, in each of its indentations. */
function longestRepeated(code: string): readonly string[] | undefined {
  const found = [...code.matchAll(/import\("xstate"\)\.\w+</g)]
    .map(({ index }) => code.slice(index, endOfArguments(code, index)))
    .filter((type) => type.length > 150 && type.endsWith('>'))
  const groups = Map.groupBy(found, (type) => type.replaceAll(/\s*\n\s*/g, '\n'))
  const [longest] = [...groups]
    .filter(([, types]) => types.length > 1)
    .toSorted(([a], [b]) => b.length - a.length)
  return longest && [...new Set(longest[1])]
}

/** A declaration file with a name for each long type that it repeats: TypeScript writes out a machine's type wherever it is used. */
export function nameRepeatedTypes(code: string): string {
  let named = code
  for (let count = 1; ; count += 1) {
    const types = longestRepeated(named)
    if (!types) return named
    const name = `Repeated${count}`
    for (const type of types) named = named.replaceAll(type, () => name)
    named = `${named.trimEnd()}\ntype ${name} = ${types[0]};\n`
  }
}

/** A module of sentences without the space that makes data readable. */
export const compactData = (code: string): string =>
  minifySync('locale.js', code, { compress: false, mangle: false, codegen: { removeWhitespace: true } }).code

/** The chunks of a build whose names end so. */
const chunksIn = (bundle: Rolldown.OutputBundle, ending: string) =>
  Object.values(bundle).filter(
    (file) => file.type === 'chunk' && file.fileName.endsWith(ending),
  ) as Rolldown.OutputChunk[]

/** Shortens what only tools read of what is built: the types of constants, translations, and references to the specification. */
export const shortenOutput = (): Plugin => ({
  name: 'shorten-output',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const declarations = chunksIn(bundle, '.d.ts')
      const shared = shareTypes(new Map(declarations.map(({ fileName, code }) => [fileName, code])))
      for (const file of declarations)
        file.code = withoutSpecCodes(
          tidyDeclarations(file.fileName, nameRepeatedTypes(shared.get(file.fileName) ?? file.code)),
        )
      for (const file of chunksIn(bundle, '.js'))
        file.code = /\/messages\/(?:locales|en)\//.test(file.fileName)
          ? compactData(file.code)
          : tidyModule(file.fileName, file.code)
    },
  },
})
