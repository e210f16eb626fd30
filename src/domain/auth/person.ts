/** A person whose picture is shown above a form. */
export interface Person {
  /** Full name. Its initials are shown if there is no picture. */
  readonly name: string
  /** URL of the large picture. Preferred over `imageMediumUrl`; either is enough. */
  readonly imageLargeUrl?: string | null | undefined
  /** URL of the medium picture. */
  readonly imageMediumUrl?: string | null | undefined
  /** Any integer; selects the background color of the initials. Default: 0. */
  readonly avatarColorIndex?: number | null | undefined
  /** Whether the picture is the product's placeholder. If so, the initials are shown instead. Default: false. */
  readonly isDefaultImage?: boolean | undefined
}

/** The URL of a person's picture; undefined if the initials are shown instead. */
export const pictureOf = ({ imageLargeUrl, imageMediumUrl, isDefaultImage }: Person): string | undefined =>
  isDefaultImage ? undefined : imageLargeUrl || imageMediumUrl || undefined
