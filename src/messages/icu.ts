import { formatToParts } from 'intl-messageformat'
import { isolated } from './format.ts'
import type { FillValues, IcuMessage, MessageElement } from './message.ts'

type Formatters = Parameters<typeof formatToParts>[2]

const made = new Map<string, unknown>()

const cached = <Made>(name: string, locale: unknown, options: unknown, make: () => Made) => {
  const key = name + locale + JSON.stringify(options)
  if (!made.has(key)) made.set(key, make())
  // SAFETY: `name` stands for the constructor, and each constructor has one call below.
  return made.get(key) as Made
}

const formatters: Formatters = {
  getNumberFormat: (locale, options) =>
    cached('n', locale, options, () => new Intl.NumberFormat(locale, options)),
  getDateTimeFormat: (locale, options) =>
    cached('d', locale, options, () => new Intl.DateTimeFormat(locale, options)),
  getPluralRules: (locale, options) =>
    cached('p', locale, options, () => new Intl.PluralRules(locale, options)),
}

const formats = { number: {}, date: {}, time: {} }

const unchanged = (chunks: unknown) => chunks

/** A value for every name in the sentence, so that a forgotten one shows as `{name}`, or a tag as its text, instead of throwing. */
function fill<Node>(
  elements: readonly MessageElement[],
  locale: string,
  values: FillValues<Node>,
  filled: Record<string, unknown>,
) {
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
  elements
    .map(({ type, value, children }) => (type === 0 ? value : children ? unfilled(children) : `{${value}}`))
    .join('')

/** A sentence of any ICU syntax: plurals, selects, numbers and dates are written by FormatJS as the locale does. */
export const icu =
  (tree: readonly MessageElement[]): IcuMessage =>
  <Node>(locale: string, values: FillValues<Node>) => {
    try {
      return formatToParts<Node>(
        // SAFETY: a compiled message is FormatJS's own tree without positions (scripts/compileMessages.ts).
        tree as Parameters<typeof formatToParts>[0],
        locale,
        formatters,
        formats,
        // SAFETY: `fill` copies what the caller gave and adds only strings and functions.
        fill(tree, locale, values, {}) as Parameters<typeof formatToParts<Node>>[4],
      ).map((part) => part.value)
    } catch {
      return [unfilled(tree)]
    }
  }
