import { boards, hashtags, sections, titleSuggestions } from './fixtures/boards.ts'
import { blacklistedPasswords } from './fixtures/passwords.ts'
import { pins } from './fixtures/pins.ts'
import { ssoDomains } from './fixtures/sso.ts'
import { users } from './fixtures/users.ts'
import type {
  BoardRow,
  PinRow,
  SaveRow,
  SectionRow,
  SentRow,
  SessionRow,
  SsoDomainRow,
  UserRow,
} from './rows.ts'

/** The tables behind the handlers. Tests may read and change them; `resetDb` puts the fixtures back. */
export interface Db {
  users: UserRow[]
  ssoDomains: SsoDomainRow[]
  blacklistedPasswords: string[]
  pins: PinRow[]
  sessions: SessionRow[]
  sent: SentRow[]
  boards: BoardRow[]
  sections: SectionRow[]
  saves: SaveRow[]
  titleSuggestions: string[]
  hashtags: { query: string; pinCount: number }[]
  /** Ids of the members whom the signed-in one follows or has blocked. */
  followed: string[]
  blocked: string[]
}

const fresh = (): Db =>
  structuredClone({
    users: [...users],
    ssoDomains: [...ssoDomains],
    blacklistedPasswords: [...blacklistedPasswords],
    pins: [...pins],
    sessions: [],
    sent: [],
    boards: [...boards],
    sections: [...sections],
    saves: [],
    titleSuggestions: [...titleSuggestions],
    hashtags: [...hashtags],
    followed: [],
    blocked: [],
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
