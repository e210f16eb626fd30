/** A member's board. saving.txt §3 "Board". */
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
  readonly collaboratorIds: readonly string[]
  readonly isCollaboratedByMe: boolean
  readonly isArchived: boolean
  readonly coverImages: readonly string[]
}

/** A section of a board. saving.txt §3 "Board section". */
export interface BoardSection {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly boardId: string
  readonly pinCount: number
  /** URLs of its newest pins' pictures. */
  readonly previewUrls: readonly string[]
}

/** A pin to save. saving.txt §3 "Pin". */
export interface PinToSave {
  /** Null for a new pin, which saving creates. */
  readonly id: string | null
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly link?: string | undefined
  readonly imageUrl?: string | null | undefined
  /** The picture's dominant color, `#rrggbb`. */
  readonly color?: string | null | undefined
  /** Whether it has playable media, such as a video. Default: false. */
  readonly isPlayable?: boolean | undefined
  readonly trackingParams?: string | undefined
}
