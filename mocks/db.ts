import { boards, hashtags, sections, titleSuggestions } from './fixtures/boards.ts'
import { blacklistedPasswords } from './fixtures/passwords.ts'
import { passwordLinks } from './fixtures/passwordLinks.ts'
import { firstChallenge, passkeys } from './fixtures/passkeys.ts'
import { pins } from './fixtures/pins.ts'
import { ssoDomains } from './fixtures/sso.ts'
import { profiles } from './fixtures/profiles.ts'
import { promotePins } from './fixtures/promotePins.ts'
import { users } from './fixtures/users.ts'
import type { PromotePayload, ProductGroupPayload } from '../src/api/promote/promote.payloads.ts'
import type { ProfileData } from '../src/api/business/business.entities.ts'
import type {
  BoardRow,
  PasswordLinkRow,
  PasskeyRow,
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
  passkeys: PasskeyRow[]
  /** The challenges that no passkey has answered yet. */
  passkeyChallenges: string[]
  /** How many challenges were issued. */
  challengeCount: number
  pins: PinRow[]
  sessions: SessionRow[]
  sent: SentRow[]
  passwordLinks: PasswordLinkRow[]
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
  /** IDs of the boards that the signed-in member saved to most recently, newest first. */
  recentBoardIds: string[]
  /** Whether the signed-in member has connected the other service, and the website that they listed. */
  settings: { isConnected: boolean; listedWebsiteUrl: string | null }
  /** What apps have remembered about the signed-in member. */
  userStates: { state: string; value: string }[]
  /** The profiles that the signed-in partner may act for. */
  profiles: ProfileData[]
  /** How often the profiles were read. */
  profileReads: number
  /** The ads that were created, in order. */
  campaigns: {
    id: string
    advertiserId: string
    name: string
    /** The request as received, including the parameters of its path. */
    payload: Partial<PromotePayload | ProductGroupPayload>
  }[]
}

const fresh = (): Db =>
  structuredClone({
    users: [...users],
    ssoDomains: [...ssoDomains],
    blacklistedPasswords: [...blacklistedPasswords],
    passkeys: [...passkeys],
    passkeyChallenges: [firstChallenge],
    challengeCount: 1,
    pins: [...pins, ...promotePins],
    sessions: [],
    sent: [],
    passwordLinks: [...passwordLinks],
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

/** The data that a request is answered with. */
export interface Source {
  readonly tables: Db
  /** The sender, according to the request's cookie; null for a visitor. */
  readonly viewerId: string | null
}

/** The tables of this module. */
export const ownTables: Db = fresh()

const own: Source = { tables: ownTables, viewerId: null }
let selected: () => Source = () => own

/** Lets a server keep separate tables for each of its users. Undefined selects the tables of this module. */
export function selectSource(select: () => Source | undefined): void {
  selected = () => select() ?? own
}

/** A new set of tables, with the fixtures. */
export const createTables = fresh

// SAFETY: these are the keys of the tables.
const names = Object.keys(ownTables) as (keyof Db)[]

/** The selected tables: those of this module, unless a server keeps others. */
export const db: Db = Object.defineProperties(
  // SAFETY: every table is defined below.
  {} as Db,
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        enumerable: true,
        get: () => selected().tables[name],
        set: (rows: never) => void (selected().tables[name] = rows),
      },
    ]),
  ),
)

/** Resets every table to its fixtures. Call it before each test or story. */
export function resetDb(): void {
  Object.assign(db, fresh())
}

/** The first member, who is signed in unless something else is specified. */
const firstMember = '1'

/** The member whose request is being answered: the session's, or else the first member. */
export const viewerId = (): string => selected().viewerId ?? firstMember

/** The member who logged in most recently, or whose session it is. */
export const lastLoggedIn = (): string => selected().viewerId ?? db.sessions.at(-1)?.userId ?? firstMember

/** Finds a member by either email, ignoring case, or by username. */
export const findUser = (name: string) => {
  const [typed, lower] = [name.trim(), name.trim().toLowerCase()]
  return db.users.find(
    ({ email, otherEmail, username }) => email === lower || otherEmail === lower || username === typed,
  )
}

/** Finds the SSO row of an email's domain. */
export const findSsoDomain = (email: string) =>
  db.ssoDomains.find(({ domain }) => email.trim().toLowerCase().endsWith(`@${domain}`))
