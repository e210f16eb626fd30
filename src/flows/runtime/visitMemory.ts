import type { PinThumbnail } from '../../domain/auth/pinThumbnail.ts'
import { createLruCache, type LruCache } from '../../domain/navigation/lruCache.ts'
import type { Board } from '../../domain/saving/board.ts'
import { noRecentSaves, type RecentSaves } from '../../domain/saving/recentSaves.ts'
import type { HandedOver } from './announcement.types.ts'

/** What flows remember of a visit, for one member, until the page is left. */
export interface VisitMemory {
  /** What the member saved, newest first. */
  recentSaves(): RecentSaves
  /** Adds to what the member saved. The change is the caller's, so that apps without saving don't ship it. */
  updateSaves(change: (recent: RecentSaves) => RecentSaves): void
  /** The boards the member saved to last, as the server knows them. */
  rememberBoards(boards: readonly Board[]): void
  /** A number that changes when lists of this member's boards are out of date. */
  boardsVersion(username: string): number
  /** Lists of this member's boards, and feeds made from them, are out of date. */
  invalidateBoards(username: string): void
  /** Pictures of the last ten pins that were read, by whom they were read for and the pin's ID. */
  readonly thumbnails: LruCache<string, PinThumbnail>
  /** How the page that remains says that the last pin was saved, if it is still the same document. Null: nothing was handed over. */
  handedOver: HandedOver | null
  /** Calls `listener` when boards become out of date. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createVisitMemory(): VisitMemory {
  let recent = noRecentSaves
  const versions = new Map<string, number>()
  const listeners = new Set<() => void>()
  const boardsVersion = (username: string) => versions.get(username) ?? 0
  return {
    recentSaves: () => recent,
    updateSaves(change) {
      recent = change(recent)
    },
    rememberBoards(boards) {
      recent = { ...recent, boards }
    },
    boardsVersion,
    thumbnails: createLruCache(),
    handedOver: null,
    invalidateBoards(username) {
      versions.set(username, boardsVersion(username) + 1)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
