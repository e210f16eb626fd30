/** The part of the server's pin data that a thumbnail needs. */
export interface PinData {
  readonly imageSpec_236x: { readonly url: string } | null
  readonly embed: { readonly src: string | null; readonly type: string } | null
  readonly dominantColor: string | null
}

/** What a pin's thumbnail shows. */
export interface PinThumbnail {
  /** Null if there is no picture with a safe URL. */
  readonly imageUrl: string | null
  /** `#rgb` or `#rrggbb`, shown while the picture loads. Null if unknown. */
  readonly color: string | null
  /** Whether the pin has playable media, such as a video. The thumbnail shows an icon for it. */
  readonly isPlayable: boolean
}

/** Embed types that are pictures themselves. The spec leaves the values of `type` open. */
const pictures = /^(image|gif)$/

/** Whether an embed is a picture. Any other one can be played. */
export const isPictureEmbed = ({ type }: { readonly type: string }): boolean => pictures.test(type)

/** A scheme without two slashes, such as 'https:evil.png': a path if the page is https, else a host. */
const hasBareScheme = (url: string) =>
  /^[a-z][a-z\d+.-]*:(?!\/\/)/i.test(url.replaceAll(/\p{Cc}/gu, '').trim())

/** The URL if it is http(s) or relative, else null. Scripts and data URLs are never used as an image source. */
export function webAddress(url: string | null | undefined): string | null {
  if (!url || hasBareScheme(url)) return null
  try {
    return /^https?:$/.test(new URL(url, 'https://relative.invalid').protocol) ? url : null
  } catch {
    return null
  }
}

/** The color if it is a hex color, else null. Nothing else from a server may reach a style. */
export const hexColor = (color: string | null | undefined): string | null =>
  color && /^#([\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : null

/** Prefers the pin's own picture, then an embedded picture. Any other embed makes the pin playable. */
export function thumbnailOf({ imageSpec_236x, embed, dominantColor }: PinData): PinThumbnail {
  const isPicture = embed !== null && isPictureEmbed(embed)
  return {
    imageUrl: webAddress(imageSpec_236x?.url) ?? (isPicture ? webAddress(embed.src) : null),
    color: hexColor(dominantColor),
    isPlayable: embed !== null && !isPicture,
  }
}
