import { webAddress } from '../auth/pinThumbnail.ts'

/** What identifies an image among its variants, and how large a variant claims to be. */
export interface ImageVariant {
  /** Equal for the variants of one image. */
  readonly key: string
  /** The area its address claims, in pixels. An address that claims none is taken for the original. */
  readonly claimedArea: number
}

/** Query keys that choose a size or quality, or that track a visitor. */
const ignoredKey = /^(?:w|width|h|height|size|quality|q|dpr|utm_.*)$/i

/** Size suffixes of a file name: `-300x200`, `_300x`, `_x200`, `@2x`, `_small` and the like, several at once. */
const suffix =
  /(?:[-_.](?:\d{1,5}x\d{1,5}|\d{2,5}x|x\d{2,5})|[-_](?:tiny|mini|thumb|thumbnail|small|medium|large|xlarge|full|original|orig|scaled)|@\d(?:\.\d)?x)+(?=\.\w+$|$)/i

/** Typical widths of named sizes. */
const namedWidths: Readonly<Record<string, number>> = {
  tiny: 60,
  mini: 100,
  thumb: 150,
  thumbnail: 150,
  small: 300,
  medium: 600,
  large: 1_024,
  xlarge: 2_048,
}

/** Larger than any claimed size that is realistic. */
const originalArea = 10_000 ** 2

/** Splits the size from an image's address. */
export function imageVariantOf({ host, pathname, searchParams }: URL): ImageVariant {
  const { name, sizes } = splitSizes(pathname)
  const query = [...searchParams].filter(([key]) => !ignoredKey.test(key))
  return {
    key: JSON.stringify([host, name, query]),
    claimedArea: Math.min(areaOfName(sizes), areaOfQuery(searchParams)) * densityOf(sizes, searchParams) ** 2,
  }
}

/** The signature of an image, equal for every size and quality in which its site serves it; null for what is not a web address. */
export function imageSignatureOf(address: string | null | undefined): string | null {
  const own = webAddress(address)
  return own === null ? null : imageVariantOf(new URL(own, 'https://relative.invalid')).key
}

/** Only the end of a name is searched, because names can be thousands of characters long. */
const searchedLength = 60

/** Separates a file's name or path from its size suffixes. */
export function splitSizes(name: string): { readonly name: string; readonly sizes: string } {
  const end = name.slice(-searchedLength)
  const [sizes = ''] = suffix.exec(end) ?? []
  return { name: name.slice(0, -searchedLength) + end.replace(suffix, ''), sizes }
}

/** An address that gives one side is taken for a square. */
const areaOf = (width: number, height: number) => (width || height) * (height || width) || originalArea

function areaOfName(sizes: string): number {
  const [, width, height] = /(\d*)x(\d*)/i.exec(sizes.replaceAll(/@[\d.]+x/gi, '')) ?? []
  const [word = ''] = /[a-z]{4,}/i.exec(sizes) ?? []
  return Math.min(
    areaOf(Number(width ?? 0), Number(height ?? 0)),
    areaOf(namedWidths[word.toLowerCase()] ?? 0, 0),
  )
}

/** The number that a query value starts with; 0 if it has none. */
const lengthOf = (value: string | null) => Number(/^\d{1,5}/.exec(value ?? '')?.[0] ?? 0)

function areaOfQuery(query: URLSearchParams): number {
  const size = query.get('size') ?? ''
  const [, width, height] = /^(\d{1,5})x(\d{1,5})/i.exec(size) ?? []
  const named = namedWidths[size.toLowerCase()] ?? lengthOf(size)
  return Math.min(
    areaOf(lengthOf(query.get('w') ?? query.get('width')), lengthOf(query.get('h') ?? query.get('height'))),
    areaOf(Number(width ?? named), Number(height ?? 0)),
  )
}

/** Pixels per CSS pixel, `@2x` or `dpr=2`; 1 if there is none. */
function densityOf(sizes: string, query: URLSearchParams): number {
  const density = /@([\d.]+)x/i.exec(sizes)?.[1] ?? /^\d(?:\.\d)?$/.exec(query.get('dpr') ?? '')?.[0]
  return Number(density ?? 1) || 1
}
