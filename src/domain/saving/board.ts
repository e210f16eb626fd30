import type { PinPromotion } from '../people/promotionLabel.ts'

/** A member's board. */
export interface Board {
  readonly id: string
  readonly name: string
  /** The path of its page; '' if the server gives none. */
  readonly url: string
  readonly layout: string | null
  readonly coverUrl: string | null
  readonly privacy: 'public' | 'protected' | 'secret'
  readonly isCollaborative: boolean
  readonly sectionCount: number
  readonly pinCount: number
  readonly ownerId: string
  /** Default: unknown. */
  readonly ownerUsername?: string | null | undefined
  readonly collaboratorIds: readonly string[]
  readonly isCollaboratedByMe: boolean
  /** Who collaborates, as far as the server tells. Default: it does not. */
  readonly collaborators?: BoardCollaborators | undefined
  readonly isArchived: boolean
  readonly coverImages: readonly string[]
  /** Its sections, where the list of boards has them, for `policy.saving.sectionsInSearch`. Default: unknown. */
  readonly sections?: readonly BoardSection[] | undefined
}

/** A row of a list to choose from: a board or, with `section`, one of its sections. */
export interface BoardOption extends Board {
  readonly section?: BoardSection | undefined
}

/** Who collaborates on a board. */
export interface BoardCollaborators {
  /** Some of them, those to show first. */
  readonly people: readonly BoardCollaborator[]
  /** How many they are in all. */
  readonly count: number
}

/** A member who collaborates on a board. */
export interface BoardCollaborator {
  readonly username: string
  /** The full name; the username of a member who has none. */
  readonly name: string
  readonly imageUrl: string | null
}

/** A section of a board. */
export interface BoardSection {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly boardId: string
  readonly pinCount: number
  /** URLs of its newest pins' pictures. */
  readonly previewUrls: readonly string[]
}

/** A pin, and where it is saved. */
export interface SaveChoice {
  readonly pin: PinToSave
  readonly board: Board
  readonly section: BoardSection | null
}

/** A pin to save. */
export interface PinToSave extends Pick<PinPromotion, 'isPromoted' | 'sponsorship'> {
  /** The pin's `entityId`. Null for a new pin, which saving creates. */
  readonly id: string | null
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** What the picture shows, for people who cannot see it. Default: not sent. */
  readonly altText?: string | undefined
  readonly link?: string | undefined
  readonly imageUrl?: string | null | undefined
  /** What the app's server calls this picture at every address and in every size. Used by `policy.saving.findsDuplicates`. Default: unknown. */
  readonly imageSignature?: string | undefined
  /** The picture's dominant color, `#rrggbb`. */
  readonly color?: string | null | undefined
  /** Whether it has playable media, such as a video, which its preview marks. Default: false. */
  readonly isPlayable?: boolean | undefined
  readonly trackingParams?: string | undefined
  /** ID that the external page gave, returned with the log of the result. */
  readonly guid?: string | undefined
  /** A picture that is not on the web yet: its data without the `data:` prefix. Never taken from an address. */
  readonly imageBase64?: string | undefined
  /** A picture or video that was uploaded before. */
  readonly mediaUploadId?: string | undefined
  /** Whether the member may remove the pin again: for an ad, its `promotedIsRemovable`. Default: not sent. */
  readonly isRemovable?: boolean | undefined
  /** A collage. */
  readonly shuffleAsset?: ShuffleAsset | undefined
  /** Where the pin is posted, too. Default: nowhere. */
  readonly sharesTo?: { readonly facebook?: boolean; readonly twitter?: boolean } | undefined
}

/** A collage of cut-out images. */
export interface ShuffleAsset {
  readonly entityId: string
  /** The images it consists of, as the server knows them. They are sent as given. */
  readonly cutoutImages?: readonly unknown[] | undefined
}
