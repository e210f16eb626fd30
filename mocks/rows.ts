import type { Outcome } from './respond.ts'

/** A member. */
export interface UserRow {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly fullName: string
  /** Null: the account was made by a provider and has none. */
  password: string | null
  /** Null: two-factor log-in is off. */
  mfa: { readonly code: string; readonly phoneEnd: string } | null
  /** The member's id at each linked provider; the mocks take it for the provider's token too. */
  linked: { readonly [K in 'facebook' | 'google' | 'line' | 'apple']?: string }
  /** What a log-in of this account is answered with, whatever the password: bans, limits, faults of the server. */
  meets: Outcome | null
  /** Asked for the v2 widget until one call brings its token. auth.txt §4 "Bot check". */
  isSuspicious: boolean
}

/** A business e-mail domain. auth.txt §3 "SSO check result". */
export interface SsoDomainRow {
  readonly domain: string
  readonly authorizationUri: string
  /** What the popup brings back. */
  readonly code: string
  /** What the exchange turns it into; a log-in takes either. */
  readonly authCode: string
}

/** A pin, as far as its thumbnail goes. auth.txt §3 "Pin data for thumbnails". */
export interface PinRow {
  readonly id: string
  /** Null: it has no picture of its own. */
  readonly imageUrl: string | null
  readonly dominantColor: string | null
  readonly embed: { readonly src: string; readonly type: string } | null
  /** What the saved dialog reads besides. saving.txt §3. */
  readonly title?: string
  readonly link?: string | null
  readonly video?: { readonly src: string; readonly duration: number; readonly coverUrl: string | null }
  readonly websiteMedia?: readonly { readonly url: string; readonly width: number; readonly height: number }[]
  /** Who the domain of its link belongs to. */
  readonly officialUserId?: string
}

/** A board. saving.txt §3. */
export interface BoardRow {
  readonly id: string
  readonly name: string
  readonly ownerId: string
  readonly layout: string | null
  coverUrl: string | null
  readonly privacy: 'public' | 'protected' | 'secret'
  readonly collaboratorIds: readonly string[]
  pinCount: number
  readonly isArchived: boolean
}

/** A section of a board. saving.txt §3. */
export interface SectionRow {
  readonly id: string
  readonly boardId: string
  readonly title: string
  pinCount: number
  readonly previewUrls: readonly string[]
}

/** That a pin was saved to a board. */
export interface SaveRow {
  readonly pinId: string
  readonly boardId: string
  readonly sectionId: string | null
}

export interface SessionRow {
  readonly id: string
  readonly userId: string
}

/** A message that the server would have sent. */
export interface SentRow {
  readonly to: string
  readonly what: 'passwordReset' | 'mfaCode' | 'emailVerification' | 'boardInvite'
}
