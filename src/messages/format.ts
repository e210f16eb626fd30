import { directionOf } from './direction.ts'
import { branchOf, formatValue } from './intl.ts'
import type { FillValues, Message, MessageElement } from './message.ts'

/** Letters that run right to left, and the characters that change a text's direction by themselves. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ud802\ud803\ud83a\ud83b\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Keeps a value from reordering the sentence around it (and the other way round): first-strong isolates, put only where
 * directions can meet, so that plain text stays plain. An isolate mark inside the value would end ours early and is left out.
 */
export const isolated = (text: string, locale: string): string =>
  turning.test(text) || directionOf(locale) === 'rtl'
    ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069`
    : text

type Part<Node> = string | Node

/** `hash` is what `#` shows inside the branches of a plural. */
function partsOf<Node>(
  elements: readonly MessageElement[],
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
 * Formats a compiled sentence: a string, or the list of its parts when a tag made one of them something else. A sentence that is
 * a string is returned as it is. Never throws: what cannot be filled in stays `{name}`.
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
