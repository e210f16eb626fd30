import { fieldsOf } from '../../domain/fields.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { DraftPlace, PromoteDraft } from '../../domain/promote/draft.ts'
import { readDraft } from '../../domain/promote/readDraft.ts'
import type { Platform, Storage } from '../../platform/platform.ts'

export const PROMOTE_DRAFTS_KEY = 'tackboard_promote_drafts'

/** How many drafts of a member a device keeps. */
export const draftLimit = 20

/** The part of the config that drafts need. */
interface Place {
  readonly platform: Pick<Platform, 'storage' | 'clock'>
  readonly policy: Pick<Policy, 'promote'>
  readonly country: string | null
}

/** Members by ID, their drafts by what they are of, or a draft's fields: read one level at a time, because any of them may be corrupt. */
type Fields = ReturnType<typeof fieldsOf>

/**
 * When each draft was saved that this page has read, stored or been told of, by storage: a page hears of another tab's change to any draft,
 * and must not mistake its own for it.
 */
const known = new WeakMap<Storage, Map<string, number>>()

function knownIn({ platform: { storage } }: Place): Map<string, number> {
  const drafts = known.get(storage) ?? new Map<string, number>()
  known.set(storage, drafts)
  return drafts
}

/** JSON, so that no two drafts of a member share a name, whatever their IDs contain. */
const entryOf = ({ profileId, key, locale }: DraftPlace) => JSON.stringify([profileId, key, locale])
const idOf = (where: DraftPlace) => JSON.stringify([where.userId, entryOf(where)])

/** What is stored for each member of this device, by ID. */
const readAll = ({ storage }: Pick<Platform, 'storage'>): Fields =>
  storage.get(PROMOTE_DRAFTS_KEY, fieldsOf) ?? {}

const parse = ({ platform, policy, country }: Place, draft: unknown): PromoteDraft | null =>
  readDraft(draft, { now: platform.clock.now(), country, policy: policy.promote })

const stored = (place: Place, where: DraftPlace): PromoteDraft | null =>
  parse(place, fieldsOf(readAll(place.platform)[where.userId])[entryOf(where)])

/** A member's drafts that have not expired, newest first. Fields of other versions are kept. */
const unexpired = (place: Place, drafts: unknown) =>
  Object.entries(fieldsOf(drafts))
    .flatMap(([entry, draft]) => {
      const savedAt = parse(place, draft)?.savedAt
      return savedAt === undefined ? [] : [{ entry, draft: { ...fieldsOf(draft), savedAt } }]
    })
    .toSorted((a, b) => b.draft.savedAt - a.draft.savedAt)

const byEntry = (drafts: ReturnType<typeof unexpired>) =>
  Object.fromEntries(drafts.map(({ entry, draft }) => [entry, draft]))

const withDrafts = ([, drafts]: readonly [string, unknown]) => Object.keys(fieldsOf(drafts)).length > 0

/** The draft that this device keeps; null if there is none, or it has expired. */
export function readStoredDraft(place: Place, where: DraftPlace): PromoteDraft | null {
  const draft = stored(place, where)
  knownIn(place).set(idOf(where), draft?.savedAt ?? 0)
  return draft
}

/**
 * Stores a draft at once, and drops expired drafts and a member's oldest ones. Merges with what is stored at this moment, so that drafts of
 * other tabs and members are kept. Returns whether the browser stored it; if not, it lasts until the page unloads.
 */
export function storeDraft(place: Place, where: DraftPlace, draft: PromoteDraft): boolean {
  const entry = entryOf(where)
  const members = Object.entries(readAll(place.platform)).map(
    ([userId, drafts]) => [userId, unexpired(place, drafts)] as const,
  )
  const all = Object.fromEntries(members.map(([userId, drafts]) => [userId, byEntry(drafts)]))
  const own = members.find(([userId]) => userId === where.userId)?.[1] ?? []
  const others = own.filter((other) => other.entry !== entry).slice(0, draftLimit - 1)
  const next = { ...all, [where.userId]: { ...byEntry(others), [entry]: draft } }
  knownIn(place).set(idOf(where), draft.savedAt)
  return place.platform.storage.set(
    PROMOTE_DRAFTS_KEY,
    Object.fromEntries(Object.entries(next).filter(withDrafts)),
  )
}

/** Writes what is left. Removing comes first, so that what is dropped is gone from the device even if that is full. */
function leave({ storage }: Pick<Platform, 'storage'>, all: Fields): void {
  const left = Object.entries(all).filter(withDrafts)
  storage.remove(PROMOTE_DRAFTS_KEY)
  if (left.length > 0) storage.set(PROMOTE_DRAFTS_KEY, Object.fromEntries(left))
}

/** Deletes one draft, and keeps all others. */
export function clearDraft({ platform }: Pick<Place, 'platform'>, where: DraftPlace): void {
  const all = readAll(platform)
  const { [entryOf(where)]: _cleared, ...others } = fieldsOf(all[where.userId])
  leave(platform, { ...all, [where.userId]: others })
}

/** Deletes every draft of a member, when they log out. */
export function forgetDrafts(platform: Pick<Platform, 'storage'>, userId: string): void {
  const { [userId]: _forgotten, ...others } = readAll(platform)
  leave(platform, others)
}

/**
 * Calls `listener` when another tab has stored a newer version of this draft than this page has read, stored or been told of. Returns a
 * function that stops it.
 */
export function watchDraft(
  place: Place,
  where: DraftPlace,
  listener: (draft: PromoteDraft) => void,
): () => void {
  const drafts = knownIn(place)
  const id = idOf(where)
  const tell = () => {
    const draft = stored(place, where)
    if (!draft || draft.savedAt <= (drafts.get(id) ?? 0)) return
    drafts.set(id, draft.savedAt)
    listener(draft)
  }
  if (!drafts.has(id)) readStoredDraft(place, where)
  const stop = place.platform.storage.subscribe(PROMOTE_DRAFTS_KEY, tell)
  let isWatching = true
  // A page that was hidden has missed what changed meanwhile. A flow that has just started reads the draft first, and misses nothing.
  queueMicrotask(() => {
    if (isWatching) tell()
  })
  return () => {
    isWatching = false
    stop()
  }
}
