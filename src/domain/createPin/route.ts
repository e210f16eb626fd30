import { hexColor } from '../auth/pinThumbnail.ts'
import { decode } from '../navigation/redirect.ts'
import type { CreatePinPolicy } from '../policy/createPinPolicy.ts'
import { cutGraphemes, unitsPerGrapheme } from '../text/truncate.ts'
import { httpAddress } from '../navigation/httpAddress.ts'
import { readShared } from './shared.ts'

/** What the page at /pin/create/{method} is asked to do. Comes from any web page, so every value is validated. */
export interface CreatePinRoute {
  /** How the page was opened. Null if the path has none or it is unusable. */
  readonly method: string | null
  /** Whether a bookmarklet opened the page, in its own window. */
  readonly isBookmarklet: boolean
  /** Whether the address asks for a new pin or to save an existing one. Null if it says neither: a pin of this site is then saved again. */
  readonly action: 'create' | 'repin' | null
  /** The page to save: a normalized http(s) URL, or null. */
  readonly url: string | null
  /** Its image: a normalized http(s) URL, or null. */
  readonly media: string | null
  /** Plain text; '' if there is none. */
  readonly description: string
  /** The page's title, as a share sheet passes it; '' if there is none. */
  readonly title?: string
  readonly guid: string | null
  /** The image's dominant color, `#rrggbb`. */
  readonly color: string | null
  /** The query as it came, such as for a log. */
  readonly search: string
}

/** `/pin/create/{method}/{action}/`, where both parts are optional. */
const createPath = /^\/pin\/create(?:\/([^/?#]+))?(?:\/(create|repin))?\/?$/

/**
 * Reads the address of the create-pin page, which a phone's share sheet may open with `title`, `text` and `url`. The first of repeated
 * parameters counts, and the parameter `action` wins over the path, where the action is the method itself or follows it. Returns null if
 * the path is not one of this page. Never throws.
 */
export function readCreatePinRoute(
  path: string,
  search: string,
  policy: CreatePinPolicy,
): CreatePinRoute | null {
  const match = createPath.exec(path)
  if (!match) return null
  const query = new URLSearchParams(search)
  const method = token(match[1] === undefined ? null : decode(match[1]), policy.tokenLimit)
  const color = hexColor(query.get('color'))
  const shared = { url: query.get('url'), text: query.get('text'), title: query.get('title') }
  const { url, words, title } = readShared(shared, policy.addressLimit)
  return {
    method,
    isBookmarklet: method === 'bookmarklet',
    action: actionOf(query.get('action')) ?? actionOf(match[2]) ?? actionOf(method),
    url,
    media: httpAddress(query.get('media'), policy.addressLimit),
    description: plainText(query.get('description') ?? words, policy.descriptionLimit),
    title: plainText(title, policy.titleLimit).replaceAll(/\s+/g, ' ').trim(),
    guid: token(query.get('guid'), policy.tokenLimit),
    color: color?.length === '#rrggbb'.length ? color : null,
    search,
  }
}

const actionOf = (value: string | null | undefined) =>
  value === 'create' || value === 'repin' ? value : null

const withoutLoneSurrogates = (text: string) => text.replaceAll(/\p{Cs}/gu, '\uFFFD')

/** A short text without control characters, or null. */
function token(text: string | null, limit: number): string | null {
  return text && text.length <= limit && !/\p{Cc}/u.test(text) ? withoutLoneSurrogates(text) : null
}

/** Cut roughly first, so that a megabyte is not searched for what is replaced. */
function plainText(text: string, limit: number): string {
  const rough = text.slice(0, limit * unitsPerGrapheme)
  const lines = rough.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')
  return cutGraphemes(withoutLoneSurrogates(lines.replaceAll(/(?!\n)\p{Cc}/gu, '')), limit)
}
