import { parse } from '@formatjs/icu-messageformat-parser'
import type { Message, MessagePart } from '../../src/messages/message.ts'

/** Converts to typographic apostrophes and quotes. The sentences use straight ones, and ICU doubles the apostrophe. */
const typographic = (text: string) =>
  text.replaceAll(/(?<=\p{L})'(?=\p{L})|^'(?=s\b)/gu, '’').replaceAll(/"([^"]*)"/g, '“$1”')

/** The tree of an ICU sentence, reduced to what the formatter needs. */
function treeOf(parts: readonly MessagePart[]): readonly MessagePart[] {
  return parts.map((part) => {
    if (typeof part === 'string') return part
    const { type, value, children, options, style, offset, pluralType } = part
    if (type === 0) return typographic(value ?? '')
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
      ...(hasParsedOptions(style) && { style: { parsedOptions: style.parsedOptions } }),
      ...(offset && { offset }),
      ...(pluralType === 'ordinal' && { pluralType }),
    }
  })
}

const hasParsedOptions = (style: unknown): style is { parsedOptions: object } =>
  typeof style === 'object' && style !== null && 'parsedOptions' in style

/**
 * Compiles a sentence in ICU MessageFormat: to a string if it has no placeholders, otherwise to its tree. Error messages begin with `name`,
 * its key.
 */
export function compileSentence(name: string, sentence: string): Message {
  try {
    const tree = treeOf(parse(sentence))
    return tree.every((part) => typeof part === 'string') ? tree.join('') : tree
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${name} is not ICU MessageFormat (${reason}): ${sentence}`, { cause: error })
  }
}
