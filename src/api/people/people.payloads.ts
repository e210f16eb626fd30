/** Moves pins between places. */
export interface MoveAllPayload {
  readonly board_id: string
  readonly new_board_id: string
  readonly old_section_id?: string
  readonly new_section_id?: string
  readonly pin_ids: readonly string[]
  readonly orbac_subject_id?: string
}

/** Follows a member. */
export interface FollowPayload {
  readonly user_id: string
  readonly invite_code?: string
  readonly aux_data?: { readonly pin_id: string }
  readonly client_tracking_params?: string
}

/** Unfollows a member. `pin_id` is the most recent pin. */
export interface UnfollowPayload {
  readonly user_id: string
  readonly pin_id?: string
  readonly client_tracking_params?: string
}

/** Blocks a member. */
export interface BlockPayload {
  readonly blocked_user_id: string
  readonly orbac_subject_id?: string
  readonly block_source?: string
  readonly block_context?: string
}
