import * as v from 'valibot'
import type { PromoteAccount } from '../../domain/promote/promotion.ts'
import { parse } from './parse.ts'

/** A country's code, in upper case. Any other is refused: it decides about the currency, which is never guessed. */
export const accountCountry = v.pipe(
  v.string(),
  v.transform((code) => code.trim().toUpperCase()),
  v.check((code) => /^[A-Z]{2}$/.test(code)),
)

/** A time zone that this browser knows. */
export const isZone = (timeZone: string): boolean => {
  try {
    return timeZone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

const accountSchema = v.object({
  hasBusinessAddress: v.boolean(),
  hasBusinessInfo: v.boolean(),
  hasValidBillingProfile: v.boolean(),
  hasBillingInfo: v.boolean(),
  hasConsented: v.boolean(),
  country: v.optional(accountCountry),
  countries: v.optional(v.array(accountCountry)),
  // It is only said, so that one that is not known is left out.
  timeZone: v.fallback(v.optional(v.pipe(v.string(), v.check(isZone))), undefined),
})

/** What an app's `readAccount` answers with. Throws `ApiFailure` if anything is missing: what is unknown is never taken for valid. */
export const accountOf = (value: unknown): PromoteAccount => parse(accountSchema, value)
