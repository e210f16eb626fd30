import { hexColor, webAddress } from '../auth/pinThumbnail.ts'
import { parseDate } from '../auth/signup/birthday.ts'
import { fieldsOf } from '../fields.ts'
import { microsOf, type Money } from '../money/money.ts'
import { safeHref } from '../navigation/links.ts'
import { parseUrl } from '../navigation/redirect.ts'
import type { PromotePolicy } from '../policy/promotePolicy.ts'
import type { PromoteDraft } from './draft.ts'
import { durationFor } from './promoteValues.ts'
import { adTypes, type PromotePin, type SelectedTag } from './promotion.ts'

const day = 86_400_000
/** Longer texts are no names, addresses or IDs. */
const longestText = 10_000
/** More ages or genders than any list has. */
const mostChoices = 100

/** What reading a draft depends on. */
export interface DraftRules {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** ISO 3166 code; null when unknown. */
  readonly country: string | null
  readonly policy: PromotePolicy
}

const text = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value.length <= longestText ? value : otherwise

const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)

const idOf = (value: unknown): string | null => text(value, '') || null

/** The first different IDs of a list. */
const choicesOf = (value: unknown, limit: number): readonly string[] =>
  Array.isArray(value)
    ? [...new Set(value.map(idOf))].filter((id) => id !== null).slice(0, Math.max(0, limit))
    : []

function moneyIn(value: unknown): Money | null {
  const { minor, currency } = fieldsOf(value)
  if (typeof minor !== 'number' || !Number.isSafeInteger(minor) || minor < 0 || Object.is(minor, -0))
    return null
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null
  return microsOf({ minor, currency }) === null ? null : { minor, currency }
}

function pinIn(value: unknown): PromotePin | null {
  const { id, title, link, imageUrl, color, isVideo, ownerId } = fieldsOf(value)
  const pinId = idOf(id)
  if (pinId === null) return null
  return {
    id: pinId,
    title: text(title, ''),
    link: safeHref(idOf(link)),
    imageUrl: webAddress(idOf(imageUrl)),
    color: hexColor(idOf(color)),
    isVideo: flag(isVideo, false),
    ownerId: idOf(ownerId),
  }
}

function tagIn(value: unknown): SelectedTag | null {
  const { conversionTagId, conversionEvent, tagName } = fieldsOf(value)
  const [tag, event, name] = [idOf(conversionTagId), idOf(conversionEvent), idOf(tagName)]
  return tag && event
    ? { conversionTagId: tag, conversionEvent: event, ...(name && { tagName: name }) }
    : null
}

/** A typed address. One that is not finished is kept, because it leads nowhere; a script's is not. */
function addressIn(value: unknown, otherwise: string): string {
  const address = text(value, otherwise)
  const parsed = parseUrl(address, 'https://localhost/')
  return parsed && !/^https?:$/.test(parsed.protocol) ? otherwise : address
}

/**
 * Reads a stored draft, of any version, field by field: what is of another type, out of range or unsafe is lost, and the rest is kept. Lost
 * fields are as in a new form, but a lost budget is empty, because an amount is never guessed. Null for what is no object, has expired, or
 * is from the future by more than a day. Never throws.
 */
export function readDraft(value: unknown, { now, country, policy }: DraftRules): PromoteDraft | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const fields = fieldsOf(value)
  const { savedAt: at, duration, endDate, adType, startDate, country: ofAccount } = fields
  const savedAt = typeof at === 'number' && Number.isSafeInteger(at) ? at : now
  if (now - savedAt > policy.draftDays * day || savedAt - now > day) return null
  const pin = pinIn(fields['pin'])
  const lastDay = text(endDate, '')
  const firstDay = policy.choosesStartDate ? text(startDate, '') : ''
  const total = policy.takesTotalBudget ? moneyIn(fields['totalBudget']) : null
  const places = choicesOf(fields['places'], mostChoices)
  const chosen = text(ofAccount, '')
  return {
    version: 1,
    savedAt,
    pin,
    dailyBudget: moneyIn(fields['dailyBudget']),
    destinationUrl: addressIn(fields['destinationUrl'], pin?.link ?? ''),
    duration: text(duration, String(durationFor(policy.defaultDuration, country, policy))),
    endDate: parseDate(lastDay) ? lastDay : '',
    isOngoing: flag(fields['isOngoing'], false),
    locale: text(fields['locale'], ''),
    name: text(fields['name'], pin?.title ?? ''),
    isAutoTargeting: flag(fields['isAutoTargeting'], true),
    interests: choicesOf(fields['interests'], policy.interestLimit),
    ages: choicesOf(fields['ages'], mostChoices),
    genders: choicesOf(fields['genders'], mostChoices),
    adType: adTypes.find((known) => known === adType) ?? 'CONSIDERATION',
    tag: tagIn(fields['tag']),
    ...(total && { totalBudget: total }),
    ...(parseDate(firstDay) && { startDate: firstDay }),
    ...(places.length > 0 && { places }),
    ...(/^[A-Z]{2}$/.test(chosen) && { country: chosen }),
  }
}
