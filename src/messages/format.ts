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
const rightToLeft = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\ud802\ud803\ud83a\ud83b\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Keeps a value from reordering the sentence around it (and the other way round): first-strong isolates, put only where
 * directions can meet, so that plain text stays plain. An isolate mark inside the value would end ours early and is left out.
 */
function isolated(text: string, locale: string) {
  const inner = text.replace(/[\u2066-\u2069]/g, '')
  return directionOf(locale) === 'rtl' || rightToLeft.test(inner) ? `\u2068${inner}\u2069` : inner
}

/** A value for every name in the sentence, so that a forgotten one shows as `{name}`, or a tag as its text, instead of throwing. */
function fill<Node>(elements: readonly MessageElement[], locale: string, values: FillValues<Node>, filled: Record<string, unknown>) {
  for (const { type, value: name = '', children, options } of elements) {
    if (type !== 0 && type !== 7) {
      const value = values[name]
      filled[name] =
        type === 8 ? (value ?? ((chunks: unknown) => chunks))
        : type === 1 ? (typeof (value ?? '') === 'string' ? isolated(String(value ?? `{${name}}`), locale) : value)
        : value
    }
    if (children) fill(children, locale, values, filled)
    for (const option of Object.values(options ?? {})) fill(option.value, locale, values, filled)
  }
  return filled
}

/**
 * Formats a compiled sentence: a string, or the list of its parts when a tag made one of them something else. A sentence that is
 * a string is returned as it is. Never throws for a missing value.
 */
export function formatMessage<Node>(message: Message, locale: string, values: FillValues<Node> = {}): string | readonly (string | Node)[] {
  if (typeof message === 'string') return message
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
}
