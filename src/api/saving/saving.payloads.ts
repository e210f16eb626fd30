/** Where a new pin comes from. saving.txt §3 "Pin-create methods". */
export type PinCreateMethod = 'uploaded' | 'pinbuilder' | 'scraped' | 'button'

/** What saving a pin sends. saving.txt §3 "Pin-create payload". */
export interface PinCreatePayload {
  readonly board_id: string
  readonly section?: string
  /** Id of the pin that is saved; without one a new pin is made. */
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
  readonly advertiser_id?: string
  readonly shuffle_asset?: string
  readonly share_facebook?: boolean
  readonly share_twitter?: boolean
}

/** What making a board sends. saving.txt §3 "Board-create options". */
export interface BoardCreatePayload {
  readonly name: string
  readonly privacy: 'PUBLIC' | 'PROTECTED' | 'SECRET'
  /** Only when the viewer is not the ad-account owner and an advertiser exists. */
  readonly advertiser_id?: string
  readonly aux_data: { readonly source: 'board_picker' }
}

/** What making a section sends. saving.txt §3 "Board-section creation payload". */
export interface SectionCreatePayload {
  readonly board_id: string
  readonly initial_pins: readonly string[]
  readonly name: string
  /** 0: typed; 1: a recommendation as it was; 2: a recommendation, edited. */
  readonly name_source: 0 | 1 | 2
  readonly orbac_subject_id?: string
}

/** What asking for boards sends; whoever acts for an advertiser asks for the owner's protected ones. saving.txt §6, §7. */
export interface BoardsPayload {
  readonly pin_id?: string
  readonly username: string
  readonly advertiser_id?: string
  readonly filter?: 'protected'
  readonly field_set_key: 'board_picker'
  readonly shortlist_suggestions: number
  readonly isDesktop: boolean
  /** What the last answer gave, for more. */
  readonly bookmark?: string
}
