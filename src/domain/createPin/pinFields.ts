import { httpAddress } from '../navigation/httpAddress.ts'
import type { CreatePinPolicy } from '../policy/createPinPolicy.ts'
import { cutGraphemes } from '../text/truncate.ts'

/** What a member types about a pin, as typed. */
export interface PinFields {
  readonly title: string
  readonly description: string
  /** Of the chosen picture; '' without a picture. */
  readonly altText: string
  readonly link: string
}

export type PinField = keyof PinFields

/** What is wrong with a field. */
export type PinFieldError = 'tooLong' | 'notAWebAddress' | 'missing'

export type PinFieldErrors = Readonly<Partial<Record<PinField, PinFieldError>>>

const isLonger = (text: string, limit: number) => cutGraphemes(text, limit) !== text

/** A link is a whole http(s) address. It may be left out where the pin has something else: a picture, or a pin that is saved again. */
function linkError(link: string, hasMore: boolean, limit: number): PinFieldError | null {
  if (link === '') return hasMore ? null : 'missing'
  if (link.length > limit) return 'tooLong'
  return httpAddress(link, limit) === null ? 'notAWebAddress' : null
}

/** What is wrong with the fields of a pin, in characters as people count them. `hasMore`: the pin is not its link alone. */
export function pinFieldErrors(fields: PinFields, hasMore: boolean, policy: CreatePinPolicy): PinFieldErrors {
  const limits = {
    title: policy.titleLimit,
    description: policy.descriptionLimit,
    altText: policy.altTextLimit,
  } as const
  const errors: Partial<Record<PinField, PinFieldError>> = {}
  for (const field of ['title', 'description', 'altText'] as const)
    if (isLonger(fields[field].trim(), limits[field])) errors[field] = 'tooLong'
  const link = linkError(fields.link.trim(), hasMore, policy.addressLimit)
  if (link) errors.link = link
  return errors
}

/** The first field, in the order in which they are shown, that something is wrong with. */
export const firstWrongField = (errors: PinFieldErrors): PinField | null =>
  (['title', 'description', 'altText', 'link'] as const).find((field) => errors[field]) ?? null
