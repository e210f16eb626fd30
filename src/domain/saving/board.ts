/** A board of a member. saving.txt §3 "Board". */
export interface Board {
  readonly id: string
  readonly name: string
  /** Path of its page; '' when the server gives none. */
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
  /** Pictures of its newest pins. */
  readonly previewUrls: readonly string[]
}

/** A pin that is to be saved. saving.txt §3 "Pin". */
export interface PinToSave {
  /** Null: it is no pin yet, and saving it makes one. */
  readonly id: string | null
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly link?: string | undefined
  readonly imageUrl?: string | null | undefined
  /** Its dominant colour, `#rrggbb`. */
  readonly color?: string | null | undefined
  /** It plays something. */
  readonly isPlayable?: boolean | undefined
  readonly trackingParams?: string | undefined
}
