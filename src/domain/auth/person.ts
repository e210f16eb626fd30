/** Someone whose picture stands above a form. auth.txt §3 "User", "Inviter". */
export interface Person {
  /** The full name; its initials stand in for a picture. */
  readonly name: string
  /** Either size will do; the large one goes first. */
  readonly imageLargeUrl?: string | null | undefined
  readonly imageMediumUrl?: string | null | undefined
  /** Any whole number; it picks the ground behind the initials. Default: 0. */
  readonly avatarColorIndex?: number | null | undefined
  /** The picture is only the product's own stand-in: the initials say more. Default: false. */
  readonly isDefaultImage?: boolean | undefined
}

/** The address of a person's picture; undefined where the initials are shown. */
export const pictureOf = ({ imageLargeUrl, imageMediumUrl, isDefaultImage }: Person): string | undefined =>
  isDefaultImage ? undefined : imageLargeUrl || imageMediumUrl || undefined
