import type { ShuffleAsset } from '../../domain/saving/board.ts'

/** Where a new pin comes from. */
export type PinCreateMethod = 'uploaded' | 'pinbuilder' | 'scraped' | 'button'

/** Part of what is sent for the profile that a member acts for. */
export interface ForProfile {
  /** The profile's ID. Left out for the member's own. */
  readonly orbac_subject_id?: string
}

/** Payload for saving a pin. saving.txt §3 "Pin-create payload". */
export interface PinCreatePayload extends ForProfile {
  readonly board_id: string
  readonly section?: string
  /** The pin to save. Omitted for a new pin. */
  readonly pin_id?: string
  readonly color?: string
  readonly clientTrackingParams?: string
  readonly description?: string
  readonly guid?: string
  readonly link?: string
  readonly image_base64?: string
  readonly image_url?: string
  readonly is_buyable_pin: false
  readonly is_removable?: boolean
  readonly media_upload_id?: string
  readonly method?: PinCreateMethod
  readonly title?: string
  /** What the picture shows, for people who cannot see it. */
  readonly alt_text?: string
  readonly advertiser_id?: string
  readonly shuffle_asset?: ShuffleAsset
  readonly share_facebook?: boolean
  readonly share_twitter?: boolean
}

/** Payload for finding the boards that have a picture. One of the two is always sent. */
export interface DuplicatesPayload extends ForProfile {
  readonly image_url?: string
  /** What the server calls the picture, if the app knows it. */
  readonly image_signature?: string
}

/** Payload for creating a board. */
export interface BoardCreatePayload extends ForProfile {
  readonly name: string
  readonly privacy: 'PUBLIC' | 'PROTECTED' | 'SECRET'
  /** Sent only for an ad account that the viewer does not own. */
  readonly advertiser_id?: string
  readonly aux_data: { readonly source: 'board_picker' }
}

/** Payload for creating a section. */
export interface SectionCreatePayload extends ForProfile {
  readonly board_id: string
  readonly initial_pins: readonly string[]
  readonly name: string
  /** 0: typed; 1: suggested; 2: suggested and edited. */
  readonly name_source: 0 | 1 | 2
}

/** Payload for reading boards. For an ad account, requests its owner's protected boards. */
export interface BoardsPayload extends ForProfile {
  readonly pin_id?: string
  readonly username: string
  readonly advertiser_id?: string
  readonly filter?: 'protected'
  readonly field_set_key: 'board_picker'
  readonly shortlist_suggestions: number
  readonly isDesktop: boolean
  /** The previous response's bookmark, to request the next page. */
  readonly bookmark?: string
  /** The order of the boards. Sent once the member has chosen one (`policy.saving.boardSort`). */
  readonly sort?: 'last_saved' | 'name'
}

/** Payload for reading every board of a member on the create-pin page. */
export interface ExternalBoardsPayload extends ForProfile {
  readonly user_id: string
  readonly filter: 'all'
  readonly field_set_key: 'profile_grid_item'
  /** The previous response's bookmark, to request the next page. */
  readonly bookmark?: string
  /** The order of the boards. Sent once the member has chosen one (`policy.saving.boardSort`). */
  readonly sort?: 'last_saved' | 'name'
}
