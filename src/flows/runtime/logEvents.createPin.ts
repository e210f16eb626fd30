/**
 * The log events of the create-pin page, at the level 'info'. The numbers are those that the specification lists.
 * saving.txt §7 "Context events".
 */
export interface CreatePinInfoEvents {
  /** The create-pin page is shown. */
  'createPin.viewed': { readonly view_type: 12; readonly view_parameter: 119 }
  /** A pin has been created from an external page. */
  'pin.created': {
    readonly event_type: 1
    readonly view_type: 92
    readonly pinId: string
    readonly boardId: string
    /** The section, or null for the board itself. */
    readonly sectionId: string | null
  }
  /** The member was invited to connect an account. */
  'claimUpsell.shown': { readonly event_type: 13; readonly view_type: 679 }
  /** The member follows the invitation to connect an account. */
  'claimUpsell.connecting': { readonly event_type: 102 }
}

/** The details of each event of the create-pin page at the level 'error', by its name. */
export interface CreatePinErrorEvents {
  /** The page is mounted at an address that is not its own, and shows nothing. The address is not logged. */
  'createPin.unknownAddress': Readonly<Record<string, never>>
  /** The visitor has logged in and come back, but the app provides no session. The page does not send them on again. */
  'createPin.sessionMissing': Readonly<Record<string, never>>
}
