import { formatToParts } from 'intl-messageformat'
import { directionOf } from './direction.ts'
import type { Message, MessageElement } from './message.ts'

type Formatters = Parameters<typeof formatToParts>[2]

/** What fills a sentence, by name. A string is inserted literally: it is never read as a pattern or as HTML. */
export type FillValues<Node> = Readonly<Record<string, string | number | bigint | Date | ((chunks: (string | Node)[]) => Node) | undefined>>

const made = new Map<string, unknown>()

const cached = <Made>(name: string, locale: unknown, options: unknown, make: () => Made) => {
  const key = name + locale + JSON.stringify(options)
  if (!made.has(key)) made.set(key, make())
  // SAFETY: `name` stands for the constructor, and each constructor has one call below.
  return made.get(key) as Made
}

const formatters: Formatters = {
  getNumberFormat: (locale, options) => cached('n', locale, options, () => new Intl.NumberFormat(locale, options)),
  getDateTimeFormat: (locale, options) => cached('d', locale, options, () => new Intl.DateTimeFormat(locale, options)),
  getPluralRules: (locale, options) => cached('p', locale, options, () => new Intl.PluralRules(locale, options)),
}

const formats = { number: {}, date: {}, time: {} }

/** Letters that run right to left, and the characters that change a text's direction by themselves. */
const turning = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ud802\ud803\ud83a\ud83b\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Keeps a value from reordering the sentence around it (and the other way round): first-strong isolates, put only where
 * directions can meet, so that plain text stays plain. An isolate mark inside the value would end ours early and is left out.
 */
const isolated = (text: string, locale: string) =>
  turning.test(text) || directionOf(locale) === 'rtl' ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text

const unchanged = (chunks: unknown) => chunks

/** A value for every name in the sentence, so that a forgotten one shows as `{name}`, or a tag as its text, instead of throwing. */
function fill<Node>(elements: readonly MessageElement[], locale: string, values: FillValues<Node>, filled: Record<string, unknown>) {
  for (const { type, value: name, children, options } of elements) {
    if (type === 0 || !name) continue
    const value = values[name] ?? (type === 8 ? unchanged : `{${name}}`)
    filled[name] = type === 1 && typeof value === 'string' ? isolated(value, locale) : value
    if (children) fill(children, locale, values, filled)
    for (const key in options) fill(options[key]?.value ?? [], locale, values, filled)
  }
  return filled
}

/** The sentence with nothing filled in: what is left when a value is no date, or the locale no locale. */
const unfilled = (elements: readonly MessageElement[]): string =>
  elements.map(({ type, value, children }) => (type === 0 ? value : children ? unfilled(children) : `{${value}}`)).join('')

/**
 * Formats a compiled sentence: a string, or the list of its parts when a tag made one of them something else. A sentence that is
 * a string is returned as it is. Never throws: what cannot be filled in stays `{name}`.
 */
export function formatMessage<Node>(message: Message, locale: string, values: FillValues<Node> = {}): string | readonly (string | Node)[] {
  if (typeof message === 'string') return message
  try {
    const parts = formatToParts<Node>(
      // SAFETY: a compiled message is FormatJS's own tree without positions (scripts/compileMessages.ts).
      message as Parameters<typeof formatToParts>[0],
      locale,
      formatters,
      formats,
      // SAFETY: `fill` copies what the caller gave and adds only strings and functions.
      fill(message, locale, values, {}) as Parameters<typeof formatToParts<Node>>[4],
    ).map((part) => part.value)
    return parts.every((part) => typeof part === 'string') ? parts.join('') : parts
  } catch {
    return unfilled(message)
  }
}
