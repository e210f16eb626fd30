import { directionOf } from './direction.ts'
import { branchOf, formatValue } from './intl.ts'
import type { FillValues, Message, MessagePart } from './message.ts'

/** Right-to-left letters and Unicode's directional formatting characters. */
const bidiCharacters =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ud802\ud803\ud83a\ud83b\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Keeps a value and the sentence around it from reordering each other, with a first-strong isolate. Added only where
 * directions can mix, so plain text stays plain. Isolate marks inside the value would end ours early, so they are removed.
 */
export const isolated = (text: string, locale: string): string =>
  bidiCharacters.test(text) || directionOf(locale) === 'rtl'
    ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069`
    : text

type Part<Node> = string | Node

/** `hash` is what `#` shows inside the branches of a plural. */
function partsOf<Node>(
  elements: readonly MessagePart[],
  locale: string,
  values: FillValues<Node>,
  hash = '#',
): Part<Node>[] {
  const parts: Part<Node>[] = []
  const add = (part: Part<Node>) => {
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  for (const element of elements) {
    if (typeof element === 'string') {
      add(element)
      continue
    }
    const { type, value: name = '', children, options } = element
    const value = values[name]
    if (type === 0) add(name)
    else if (type === 7) add(hash)
    else if (children) {
      const chunks = partsOf(children, locale, values, hash)
      if (typeof value === 'function') add(value(chunks))
      else chunks.forEach(add)
    } else if (options) {
      const chosen = branchOf(element, value, locale)
      partsOf(chosen.branch, locale, values, chosen.hash ?? hash).forEach(add)
    } else if (value === undefined) add(`{${name}}`)
    else if (type === 1) add(typeof value === 'string' ? isolated(value, locale) : String(value))
    else add(formatValue(element, value, locale))
  }
  return parts
}

/**
 * Formats a compiled sentence: a string, or the list of its parts when a tag turns one of them into something else.
 * A sentence that is already a string is returned unchanged. Never throws: a placeholder that cannot be filled stays `{name}`.
 */
export function formatMessage<Node>(
  message: Message,
  locale: string,
  values: FillValues<Node> = {},
): string | readonly Part<Node>[] {
  if (typeof message === 'string') return message
  const parts = partsOf(message, locale, values)
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts
}
