import { boards, hashtags, sections, titleSuggestions } from './fixtures/boards.ts'
import { blacklistedPasswords } from './fixtures/passwords.ts'
import { pins } from './fixtures/pins.ts'
import { ssoDomains } from './fixtures/sso.ts'
import { profiles } from './fixtures/profiles.ts'
import { promotePins } from './fixtures/promotePins.ts'
import { users } from './fixtures/users.ts'
import type { PromotePayload, ProductGroupPayload } from '../src/api/promote/promote.payloads.ts'
import type { ProfileData } from '../src/api/business/business.entities.ts'
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

/** The tables behind the handlers. Tests may read and change them; `resetDb` restores the fixtures. */
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
  /** IDs of the members the signed-in member follows. */
  followed: string[]
  /** IDs of the members the signed-in member has blocked. */
  blocked: string[]
  /** URLs of images that were announced before their pin was created. */
  registeredImages: string[]
  /** IDs of the boards the signed-in member saved to last, newest first. */
  recentBoardIds: string[]
  /** What the signed-in member has connected and listed. */
  settings: { isConnected: boolean; listedWebsiteUrl: string | null }
  /** What apps have remembered about the signed-in member. */
  userStates: { state: string; value: string }[]
  /** The profiles that the signed-in partner may act for. */
  profiles: ProfileData[]
  /** How often they were read. */
  profileReads: number
  /** The ads that were created, in order. */
  campaigns: {
    id: string
    advertiserId: string
    name: string
    /** The request as it was received, with the parts of its path. */
    payload: Partial<PromotePayload | ProductGroupPayload>
  }[]
}

const fresh = (): Db =>
  structuredClone({
    users: [...users],
    ssoDomains: [...ssoDomains],
    blacklistedPasswords: [...blacklistedPasswords],
    pins: [...pins, ...promotePins],
    sessions: [],
    sent: [],
    boards: [...boards],
    sections: [...sections],
    saves: [],
    titleSuggestions: [...titleSuggestions],
    hashtags: [...hashtags],
    followed: [],
    blocked: [],
    registeredImages: [],
    recentBoardIds: ['204', '203'],
    settings: { isConnected: false, listedWebsiteUrl: 'https://www.instagram.com/wren' },
    userStates: [],
    profiles: [...profiles],
    profileReads: 0,
    campaigns: [],
  })

export const db: Db = fresh()

/** Resets every table to its fixtures. Call it before each test or story. */
export function resetDb(): void {
  Object.assign(db, fresh())
}

/** Finds a member by email, ignoring case, or by username. */
export const findUser = (name: string) =>
  db.users.find(({ email, username }) => email === name.trim().toLowerCase() || username === name.trim())

/** Finds the SSO row of an email's domain. */
export const findSsoDomain = (email: string) =>
  db.ssoDomains.find(({ domain }) => email.trim().toLowerCase().endsWith(`@${domain}`))
