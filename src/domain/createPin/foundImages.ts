import { decode } from '../navigation/redirect.ts'
import type { CreatePinPolicy } from '../policy/createPinPolicy.ts'
import { imageVariantOf, splitSizes } from '../saving/imageAddress.ts'
import { hostOf } from '../saving/linkCard.ts'
import { cutGraphemes } from '../text/truncate.ts'
import { httpAddress } from '../navigation/httpAddress.ts'

/** An image of the external page. */
export interface FoundImage {
  readonly url: string
  /** A name for screen readers, from the file's name. */
  readonly name: string
}

/** Maximum length of a name. */
const nameLimit = 60

/**
 * The images to choose from: http(s) only, no SVG, one variant of each, the largest one. Order is by first appearance.
 * saving.txt §4 "Popup flow".
 */
export function foundImagesOf(
  items: readonly { readonly type: string; readonly url: string }[],
  policy: Pick<CreatePinPolicy, 'addressLimit' | 'foundImageLimit'>,
): readonly FoundImage[] {
  const largest = new Map<string, { readonly url: URL; readonly claimedArea: number }>()
  for (const item of items) {
    const href = item.type === 'pinnable' ? httpAddress(item.url, policy.addressLimit) : null
    const url = href === null ? null : new URL(href)
    if (!url || /\.svgz?$/i.test(decoded(url.pathname))) continue
    const { key, claimedArea } = imageVariantOf(url)
    const found = largest.get(key)
    if (!found || claimedArea > found.claimedArea) largest.set(key, { url, claimedArea })
  }
  const images = [...largest.values()].slice(0, policy.foundImageLimit)
  return images.map(({ url }) => ({ url: url.href, name: nameOf(url) }))
}

const decoded = (text: string) => decode(text) ?? text

/** A hash or another generated name, which says nothing when read aloud. */
const code = /^[\da-f ]{12,}$|[\da-z]{33}/i

/** The file's name as words, or the host if the name is only numbers or codes. */
function nameOf({ href, pathname }: URL): string {
  const file = decoded(pathname.slice(pathname.lastIndexOf('/') + 1))
  const words = splitSizes(file)
    .name.replace(/\.\w{1,5}$/, '')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .replaceAll(/[\s_+-]+/g, ' ')
    .trim()
  const isReadable = /\p{L}{2}/u.test(words) && !code.test(words)
  return isReadable ? cutGraphemes(words, nameLimit) : (hostOf(href) ?? '')
}
