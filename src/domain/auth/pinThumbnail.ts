/** What a server says of a pin, as far as a thumbnail wants to know. auth.txt §3 "Pin data for thumbnails". */
export interface PinData {
  readonly imageSpec_236x: { readonly url: string } | null
  readonly embed: { readonly src: string | null; readonly type: string } | null
  readonly dominantColor: string | null
}

/** What a thumbnail shows of a pin. */
export interface PinThumbnail {
  /** Null: there is no picture that may be shown. */
  readonly imageUrl: string | null
  /** `#rgb` or `#rrggbb`; it holds the picture's place. Null when unknown. */
  readonly color: string | null
  /** The pin plays something, such as a video; the thumbnail says so with a mark. */
  readonly isPlayable: boolean
}

/** Kinds of embeds that are pictures themselves. auth.txt §3 names no value of `type`: an open one. */
const pictures = /^(image|gif)$/

/** The address when it is http(s) or relative, else null. E16: no script and no data is ever the source of a picture. */
export function webAddress(url: string | null | undefined): string | null {
  if (!url) return null
  try {
    return /^https?:$/.test(new URL(url, 'https://relative.invalid').protocol) ? url : null
  } catch {
    return null
  }
}

/** The colour when it is one in hexadecimal, else null: nothing else of a server's gets near a style. A20. */
export const hexColor = (color: string | null | undefined): string | null =>
  color && /^#([\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : null

/** A pin's own picture, else that of an embed that is one; any other embed marks the thumbnail. */
export function thumbnailOf({ imageSpec_236x, embed, dominantColor }: PinData): PinThumbnail {
  const isPicture = embed !== null && pictures.test(embed.type)
  return {
    imageUrl: webAddress(imageSpec_236x?.url) ?? (isPicture ? webAddress(embed.src) : null),
    color: hexColor(dominantColor),
    isPlayable: embed !== null && !isPicture,
  }
}
