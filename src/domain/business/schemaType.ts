import { parseUrl } from '../navigation/redirect.ts'

/** The types of structured data on an external page that have an address. */
export const schemaTypes = ['Article', 'Brand', 'Product', 'Recipe', 'Offer', 'OutOfStock', 'Person'] as const

/** A type of structured data. */
export type SchemaType = (typeof schemaTypes)[number]

/**
 * The address of a type: `https://schema.org/Article` for the host `https://schema.org`. The specification does not show the host, so pass
 * it as an origin. Null if it is not an http(s) origin, with or without a trailing slash. saving.txt §9 "{host} type URLs".
 */
export function schemaTypeUrl(type: SchemaType, host: string): string | null {
  const url = /^https?:\/\/[^\s/\\?#@]+\/?$/i.test(host) ? parseUrl(host) : null
  return url && `${url.origin}/${type}`
}
