import { isPictureEmbed, webAddress, type PinData } from '../auth/pinThumbnail.ts'

/** A width and a height in pixels; 0 if unknown. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A picture and its size. */
export interface SizedPicture extends PictureSize {
  readonly url: string
  /** The same picture in more pixels, for dense screens. Default: none. */
  readonly original?: { readonly url: string; readonly width: number } | undefined
}

/** The media the dialog shows. saving.txt §2 "Media". */
export type PinMedia =
  | {
      readonly kind: 'image'
      readonly picture: SizedPicture | null
      /** Whether the picture stands for something that can be played elsewhere, and is marked so. Default: false. */
      readonly isPlayable?: boolean | undefined
    }
  | {
      readonly kind: 'video'
      readonly src: string
      readonly poster: string | null
      /** The size of the poster. Default: unknown. */
      readonly shape?: PictureSize | undefined
      readonly duration: number
    }
  | { readonly kind: 'grid'; readonly pictures: readonly SizedPicture[] }

/** Media from the server, not yet validated. */
export interface RawMedia {
  /** 236 px wide. */
  readonly image: SizedPicture | null
  readonly original: SizedPicture | null
  readonly embed: PinData['embed']
  readonly video: {
    readonly src: string
    readonly duration: number
    readonly cover: SizedPicture | null
  } | null
  readonly websiteMedia: readonly SizedPicture[]
}

const size = (length: number) => (length > 0 && length < Infinity ? length : 0)

const shown = ({ url, width, height }: SizedPicture): readonly SizedPicture[] => {
  const address = webAddress(url)
  return address === null ? [] : [{ url: address, width: size(width), height: size(height) }]
}

/** A list of sources in HTML is split at spaces, and at commas that end an address. */
const isListable = (url: string) => /^[^\s,](?:\S*[^\s,])?$/.test(url)

/** The picture of a pin: the small one, which knows of the original one, else that, else an embedded picture. */
function pictureOf({ image, original, embed }: RawMedia): SizedPicture | null {
  const [small] = image ? shown(image) : []
  const [large] = original ? shown(original) : []
  if (!small) return large ?? shown(embeddedPicture(embed))[0] ?? null
  const isDenser = large && small.width > 0 && large.width > small.width && isListable(large.url)
  return isDenser ? { ...small, original: { url: large.url, width: large.width } } : small
}

const embeddedPicture = (embed: PinData['embed']) => ({
  url: (embed && isPictureEmbed(embed) && embed.src) || '',
  width: 0,
  height: 0,
})

/**
 * Several website media make a grid; otherwise the video, or the picture if there is one, marked if the pin embeds something playable.
 * Drops unsafe URLs.
 */
export function mediaOf(media: RawMedia): PinMedia {
  const { video, websiteMedia, embed } = media
  const pictures = websiteMedia.flatMap(shown)
  if (pictures.length > 1) return { kind: 'grid', pictures }
  const picture = pictureOf(media)
  const src = webAddress(video?.src)
  if (video && src !== null) {
    const poster = (video.cover && shown(video.cover)[0]) ?? picture
    return {
      kind: 'video',
      src,
      poster: poster?.url ?? null,
      ...(poster && { shape: { width: poster.width, height: poster.height } }),
      duration: video.duration,
    }
  }
  return {
    kind: 'image',
    picture: picture ?? pictures[0] ?? null,
    isPlayable: embed !== null && !isPictureEmbed(embed),
  }
}
