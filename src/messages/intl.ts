import type { MessageElement } from './message.ts'

/** The result of `write`, or `fallback` when Intl refuses the value or the locale. */
function attempt(write: () => string, fallback: string): string {
  try {
    return write()
  } catch {
    return fallback
  }
}

/** Formatters by locale and options: making one takes many times as long as using it. */
const formatters = new Map<string, unknown>()

/** The formatter that `make` returns for a key, made once. A server sees more locales than a page, so at most 100 are kept. */
function kept<Formatter>(key: string, make: () => Formatter): Formatter {
  // SAFETY: a key names the constructor, the locale and the options.
  const known = formatters.get(key) as Formatter | undefined
  if (known !== undefined) return known
  if (formatters.size >= 100) formatters.clear()
  const made = make()
  formatters.set(key, made)
  return made
}

const numbers = (locale: string, options?: Options) =>
  kept(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

const plurals = (locale: string, type: 'ordinal' | 'cardinal') =>
  kept(`${type} ${locale}`, () => new Intl.PluralRules(locale, { type }))

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
        ? numbers(locale, options).format(number * (options?.scale ?? 1))
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
  const form = () =>
    attempt(() => plurals(locale, pluralType === 'ordinal' ? 'ordinal' : 'cardinal').select(count), 'other')
  return {
    branch: branch(`=${value}`) ?? branch(form()) ?? other,
    hash: Number.isNaN(count) ? `{${name}}` : attempt(() => numbers(locale).format(count), `{${name}}`),
  }
}
