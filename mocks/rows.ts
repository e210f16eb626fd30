import type { OtherMfaMethod } from '../src/domain/auth/mfaMethods.ts'
import type { Outcome } from './respond.ts'

/** The two-factor log-in of a member. */
export interface MfaRow {
  /** The code of each message. */
  readonly code: string
  readonly phoneEnd: string
  /** The code by each other way, which the server then offers. It can be used more than once. Default: none. */
  readonly others?: { readonly [M in OtherMfaMethod]?: string }
  /** Whether no code is asked for any more: the tables know one device. Default: false. */
  isDeviceRemembered?: boolean
}

/** A member. */
export interface UserRow {
  readonly id: string
  readonly username: string
  readonly email: string
  /** Another address of the same account. */
  readonly otherEmail?: string
  readonly fullName: string
  /** Null for accounts created with a provider. */
  password: string | null
  /** Null if two-factor log-in is off. */
  mfa: MfaRow | null
  /** The member's ID at each linked provider. The mocks also accept it as the provider's token. */
  linked: { readonly [K in 'facebook' | 'google' | 'line' | 'apple']?: string }
  /** The response to every log-in of this account, such as a ban or a server error. Null: an ordinary log-in. */
  outcome: Outcome | null
  /** Whether the next log-in must include a token of the v2 widget. */
  isSuspicious: boolean
}

/** A passkey of a member. */
export interface PasskeyRow {
  readonly id: string
  readonly userId: string
  /** The COSE key as base64url; null for the passkeys of the in-memory platform, which sign nothing. */
  readonly publicKey: string | null
  /** How often it has signed, as it says itself. Always 0 for passkeys that are synced. */
  counter: number
  /** What the member calls it. Default: 'Passkey'. */
  name?: string
  /** When it was created, and last logged in with, in ISO 8601. Default: unknown. */
  readonly createdAt?: string
  lastUsedAt?: string
}

/** A business email domain with SSO. */
export interface SsoDomainRow {
  readonly domain: string
  readonly authorizationUri: string
  /** The code the popup returns. */
  readonly code: string
  /** The code the exchange returns. A log-in accepts either. */
  readonly authCode: string
  /** The person's identity according to the exchange. */
  readonly newcomer: {
    readonly id: string
    readonly idToken: string
    readonly email: string
    readonly userName: string
  }
}

/** A pin. */
export interface PinRow {
  readonly id: string
  /** Null if it has no picture. */
  readonly imageUrl: string | null
  readonly dominantColor: string | null
  readonly embed: { readonly src: string; readonly type: string } | null
  /** For the pin-saved dialog. */
  readonly title?: string
  readonly link?: string | null
  readonly video?: { readonly src: string; readonly duration: number; readonly coverUrl: string | null }
  readonly websiteMedia?: readonly { readonly url: string; readonly width: number; readonly height: number }[]
  /** The owner of the link's domain. */
  readonly officialUserId?: string
  /** Whether it is an ad. */
  readonly isPromoted?: boolean
  /** The server's number; 0, 2 and 3 mean no sponsor. */
  readonly sponsorshipStatus?: number
  /** The member or business that saved it. */
  readonly pinnerId?: string
}

/** A board. */
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

/** A section of a board. */
export interface SectionRow {
  readonly id: string
  readonly boardId: string
  readonly title: string
  pinCount: number
  readonly previewUrls: readonly string[]
}

/** A save of a pin to a board. */
export interface SaveRow {
  /** The ID of the pin that the save made. Default: it has none of its own. */
  readonly id?: string
  readonly pinId: string
  readonly boardId: string
  readonly sectionId: string | null
  /** The content of a pin that the member created; other saves show the saved pin. */
  readonly created?: { readonly title: string; readonly imageUrl: string | null }
}

export interface SessionRow {
  readonly id: string
  readonly userId: string
}

/** A link to reset a password, as an email holds it. */
export interface PasswordLinkRow {
  readonly token: string
  readonly userId: string
  state: 'open' | 'expired' | 'used'
}

/** An email or message that a real server would have sent. */
export interface SentRow {
  readonly to: string
  readonly what: 'passwordReset' | 'mfaCode' | 'emailVerification' | 'boardInvite'
}
