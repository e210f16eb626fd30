import { blacklistedPasswords } from './fixtures/passwords.ts'
import { pins } from './fixtures/pins.ts'
import { ssoDomains } from './fixtures/sso.ts'
import { users } from './fixtures/users.ts'
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
}

export interface SessionRow {
  readonly id: string
  readonly userId: string
}

/** A message that the server would have sent. */
export interface SentRow {
  readonly to: string
  readonly what: 'passwordReset' | 'mfaCode' | 'emailVerification'
}

/** The tables behind the handlers. Tests may read and change them; `resetDb` puts the fixtures back. */
export interface Db {
  users: UserRow[]
  ssoDomains: SsoDomainRow[]
  blacklistedPasswords: string[]
  pins: PinRow[]
  sessions: SessionRow[]
  sent: SentRow[]
}

const fresh = (): Db =>
  structuredClone({
    users: [...users],
    ssoDomains: [...ssoDomains],
    blacklistedPasswords: [...blacklistedPasswords],
    pins: [...pins],
    sessions: [],
    sent: [],
  })

export const db: Db = fresh()

/** Puts every table back to its fixtures; call it before each test or story. */
export function resetDb(): void {
  Object.assign(db, fresh())
}

/** A member by e-mail in any case, or by username. */
export const findUser = (name: string) =>
  db.users.find(({ email, username }) => email === name.trim().toLowerCase() || username === name.trim())

/** The single sign-on row of an e-mail's domain. */
export const findSsoDomain = (email: string) =>
  db.ssoDomains.find(({ domain }) => email.trim().toLowerCase().endsWith(`@${domain}`))
