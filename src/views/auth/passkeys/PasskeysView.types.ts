import type { ReactNode } from 'react'
import type { ListedPasskey } from '../../../domain/auth/passkeyList.ts'
import type { PasskeyListRowId } from '../../../errors/auth/passkeyList.errors.ts'

/** State of the list of passkeys. */
export interface PasskeysViewState {
  /** Whether the list is being read. */
  readonly isLoading: boolean
  /** Whether it could not be read; `error` says why. */
  readonly isFailed: boolean
  readonly passkeys: readonly ListedPasskey[]
  /** When the list was read, in epoch milliseconds: 'yesterday' is the day before. */
  readonly now: number
  /** The ID of the passkey whose name is being edited; null if none is. */
  readonly renamingId: string | null
  /** The ID of the passkey of which is asked whether to remove it; null if none is. */
  readonly removingId: string | null
  /** Whether the new name is being saved, or the passkey removed. */
  readonly isPending: boolean
  /** What went wrong: with the list, the new name or the removal, whichever is on screen. */
  readonly error: PasskeyListRowId | null
  /** The server's message, shown instead of the default text. */
  readonly serverMessage: string | null
  /** What has just been done, and with which passkey; null if nothing has. It is announced. */
  readonly done: 'added' | 'renamed' | 'removed' | null
  readonly doneName: string
  /** What creates another passkey: a `PasskeyCreationView`. It is not shown while there is no list. */
  readonly addSlot?: ReactNode
}

/** Callbacks of the list of passkeys. */
export interface PasskeysViewCallbacks {
  readonly onRetry: () => void
  readonly onRename: (id: string) => void
  /** A name was submitted, as it was typed. */
  readonly onNameSubmit: (name: string) => void
  /** Cancel or Escape in the form. */
  readonly onNameCancel: () => void
  readonly onRemove: (id: string) => void
  readonly onRemoveConfirm: () => void
  /** Cancel, the close button or Escape in the question. */
  readonly onRemoveCancel: () => void
}

export type PasskeysViewProps = PasskeysViewState & PasskeysViewCallbacks
