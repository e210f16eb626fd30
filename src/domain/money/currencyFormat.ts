import { digitsOf } from './money.ts'

/** Intl's format of a currency. An invalid locale is treated as English, as in messages. */
export function currencyFormat(
  locale: string,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const places = digitsOf(currency)
  const all: Intl.NumberFormatOptions = {
    style: 'currency',
    currency,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    ...options,
  }
  try {
    return new Intl.NumberFormat(locale, all)
  } catch {
    return new Intl.NumberFormat('en', all)
  }
}
