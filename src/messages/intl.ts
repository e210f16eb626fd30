import type { MessageElement } from './message.ts'

/** The result of `write`, or `fallback` when Intl refuses the value or the locale. */
function attempt(write: () => string, fallback: string): string {
  try {
    return write()
  } catch {
    return fallback
  }
}

/** Formatters that have been made: making one takes many times as long as using it. */
const formatters = new Map<string, unknown>()

/** A formatter of `Intl`, made once. A server sees more locales than a page, so at most 100 are kept. */
function formatter<Kind, Settings>(
  Kind: new (locale: string, settings?: Settings) => Kind,
  locale: string,
  settings?: Settings,
): Kind {
  const key = Kind.name + locale + JSON.stringify(settings)
  if (!formatters.has(key)) {
    if (formatters.size > 99) formatters.clear()
    formatters.set(key, new Kind(locale, settings))
  }
  // SAFETY: the key names its kind.
  return formatters.get(key) as Kind
}

type Options = Intl.NumberFormatOptions & Intl.DateTimeFormatOptions & { readonly scale?: number }

const optionsOf = (style: unknown) =>
  // SAFETY: the parser turns a skeleton (`::…`) into the options of the Intl constructor, plus `scale` for a number.
  (style as { readonly parsedOptions?: Options } | null | undefined)?.parsedOptions

/** A number, date or time as the locale writes it; `{name}` when it cannot be written. */
export function formatValue({ type, value: name, style }: MessageElement, value: unknown, locale: string) {
  const options = optionsOf(style)
  const number = Number(value)
  return attempt(
    () =>
      type === 2
        ? formatter(Intl.NumberFormat, locale, options).format(number * (options?.scale ?? 1))
        : new Intl.DateTimeFormat(locale, options ?? (type === 4 ? { timeStyle: 'medium' } : {})).format(
            number,
          ),
    `{${name}}`,
  )
}

/** The branch of a plural or a select for a value, and what `#` shows in it. */
export function branchOf(element: MessageElement, value: unknown, locale: string) {
  const { type, value: name, options = {}, offset = 0, pluralType } = element
  const branch = (key: string) => (Object.hasOwn(options, key) ? options[key]?.value : undefined)
  const other = branch('other') ?? []
  if (type === 5) return { branch: branch(String(value)) ?? other }
  const count = Number(value) - offset
  // SAFETY: the parser writes 'cardinal' or 'ordinal'. Intl refuses all else.
  const rules = { type: pluralType } as Intl.PluralRulesOptions
  const form = () => attempt(() => formatter(Intl.PluralRules, locale, rules).select(count), 'other')
  return {
    branch: branch(`=${value}`) ?? branch(form()) ?? other,
    hash: Number.isNaN(count)
      ? `{${name}}`
      : attempt(() => formatter(Intl.NumberFormat, locale).format(count), `{${name}}`),
  }
}
