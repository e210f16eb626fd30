import type { Timing } from '../../src/domain/policy/timing.ts'
import type { SaveChoice } from '../../src/domain/saving/board.ts'
import type { SavedPin } from '../../src/domain/saving/savedCounts.ts'
import type { toasts } from '../../src/messages/en/toasts.ts'

/** Messages of the toasts for saving, following and moving pins: those of successes, and the catalogue's. */
export type SavingToastMessage = Extract<
  keyof typeof toasts,
  `saving.toast.${string}` | `${string}.error.${string}`
>

/** A request to show a toast: the message's key and values, and the name of its duration. */
export interface SavingToast {
  readonly type: 'toast.shown'
  readonly message: SavingToastMessage
  /** Values for the message: names of a board, a section, a member. */
  readonly values?: Readonly<Record<string, string>>
  /** Names of several boards, joined by the locale's rules as `boards`. */
  readonly names?: readonly string[] | undefined
  /** The server's message, shown instead. */
  readonly serverMessage?: string | null
  /** Where 'View' leads; without it, the toast has no action. */
  readonly href?: string | null
  /** What was not saved, and can be tried again. Default: nothing. */
  readonly again?: SaveChoice | undefined
  /** What was saved, and can be undone or moved. Default: nothing that can. */
  readonly saved?: SavedPin | undefined
  /** What was saved to several boards, and can be undone together. Default: nothing that can. */
  readonly savedAll?: readonly SavedPin[] | undefined
  readonly duration: keyof Timing
  readonly kind: 'status' | 'alert'
}
