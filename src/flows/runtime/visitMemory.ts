import type { Board } from '../../domain/saving/board.ts'
import {
  noRecentSaves,
  rememberSave,
  type RecentSave,
  type RecentSaves,
} from '../../domain/saving/recentSaves.ts'
import type { CreatePinPolicy } from '../../domain/policy/createPinPolicy.ts'

/** What flows remember of a visit, for one member, until the page is left. saving.txt §3 "In memory". */
export interface VisitMemory {
  /** What the member saved, newest first. */
  recentSaves(): RecentSaves
  rememberSave(save: RecentSave, limits: CreatePinPolicy): void
  /** The boards the member saved to last, as the server knows them. */
  rememberBoards(boards: readonly Board[]): void
  /** A number that changes when lists of this member's boards are out of date. */
  boardsVersion(username: string): number
  /** Lists of this member's boards, and feeds made from them, are out of date. saving.txt §4 "Board create form". */
  invalidateBoards(username: string): void
  /** Whether this is the first view of an advisory. The same object counts once. saving.txt §7. N6. */
  isFirstView(advisory: object): boolean
  /** Calls `listener` when boards become out of date. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createVisitMemory(): VisitMemory {
  let recent = noRecentSaves
  const versions = new Map<string, number>()
  const listeners = new Set<() => void>()
  const viewed = new WeakSet<object>()
  const boardsVersion = (username: string) => versions.get(username) ?? 0
  return {
    recentSaves: () => recent,
    rememberSave(save, limits) {
      recent = rememberSave(recent, save, limits)
    },
    rememberBoards(boards) {
      recent = { ...recent, boards }
    },
    boardsVersion,
    invalidateBoards(username) {
      versions.set(username, boardsVersion(username) + 1)
      for (const listener of listeners) listener()
    },
    isFirstView(advisory) {
      const isFirst = !viewed.has(advisory)
      viewed.add(advisory)
      return isFirst
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
