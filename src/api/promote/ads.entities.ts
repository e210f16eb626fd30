import * as v from 'valibot'
import { webAddress } from '../../domain/auth/pinThumbnail.ts'
import type { Ad } from '../../domain/promote/ads/ad.ts'
import { adStatuses } from '../../domain/promote/ads/adStatus.ts'
import { lastDay } from '../../domain/promote/campaignDates.ts'
import { visibleName } from '../../domain/text/visibleName.ts'
import type { PromoteAccount } from '../../domain/promote/promotion.ts'
import { accountCountry, isZone } from './account.entities.ts'
import { listOf, parse } from './parse.ts'

const text = v.fallback(v.nullable(v.string()), null)
const money = v.object({
  minor: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})
const budget = v.fallback(v.nullable(money), null)
const date = v.pipe(
  v.string(),
  v.check((day) => lastDay(day, 1) === day),
)

/** Only the ID is needed to list an ad: one that is paid for must not be hidden because the rest is of no use. */
const adSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    name: text,
    status: v.fallback(v.nullable(v.picklist(adStatuses)), null),
    imageUrl: text,
    dailyBudget: budget,
    totalBudget: budget,
    endDate: v.fallback(v.nullable(date), null),
    startDate: v.fallback(v.nullable(date), null),
  }),
  v.transform(({ name, imageUrl, ...ad }): Ad => ({
    ...ad,
    name: visibleName(name ?? ''),
    imageUrl: webAddress(imageUrl),
  })),
)

/** The ads that an app's `readAds` answers with. Throws `ApiFailure` if it is no list. */
export const adsOf = listOf(adSchema)

/** The ad that an app's `updateAd` answers with. Throws `ApiFailure` if it is none. */
export const adOf = (value: unknown): Ad => parse(adSchema, value)

/** It decides about the minimum and about today, which are never guessed. */
const adAccountSchema = v.object({
  country: v.optional(accountCountry),
  timeZone: v.optional(v.pipe(v.string(), v.check(isZone))),
})

/** What an app's `readAccount` answers with, as far as ads are edited by it. Throws `ApiFailure` if it is of no use. */
export const adAccountOf = (value: unknown): Pick<PromoteAccount, 'country' | 'timeZone'> =>
  parse(adAccountSchema, value)
