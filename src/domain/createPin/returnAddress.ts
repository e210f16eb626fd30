import { takeParams } from '../navigation/links.ts'
import { encode } from '../navigation/redirect.ts'

/** The page to return to after logging in: the same path and query, with the marker once. saving.txt §2 "Create-pin page". */
export function returnAddress(path: string, search: string, marker: string): string {
  const [query = ''] = search.replace(/^\?/, '').split('#')
  const { href } = takeParams(query ? `${path}?${query}` : path, [marker])
  return `${href}${href.includes('?') ? '&' : '?'}${encode(marker)}=true`
}

/** Whether the visitor has returned from logging in. */
export const isBack = (search: string, marker: string): boolean =>
  new URLSearchParams(search).get(marker) === 'true'
