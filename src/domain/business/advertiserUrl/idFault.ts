import type { AdvertiserUrlError } from './address.ts'

type IdFault = AdvertiserUrlError['reason']

/** Checked in this order. Percent-encoded dots are dots to whatever decodes the address once more. */
const faults: readonly (readonly [IdFault, RegExp])[] = [
  ['empty', /^$/],
  ['dotSegment', /^(?:\.|%(?:25)*2e){1,2}$/i],
  ['controlCharacter', /\p{Cc}/u],
  ['whitespace', /\s/],
  ['loneSurrogate', /\p{Cs}/u],
]

/** Why a text cannot be an ID in a path, or null. An accepted ID is exactly one segment once it is encoded. */
export const idFault = (id: string): IdFault | null =>
  faults.find(([, pattern]) => pattern.test(id))?.[0] ?? null

/** `/advertiser/quick-promote/` and `/advertiser/quick_promote` are pages of the www site. */
const otherPages = /^quick[-_]promote$/

/** Why a text cannot be the ID in the prefix `/advertiser/{id}`, or null. */
export const prefixFault = (id: string): IdFault | null => (otherPages.test(id) ? 'reserved' : idFault(id))
