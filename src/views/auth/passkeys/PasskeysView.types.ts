import type { ReactNode } from 'react'
import type { ListedPasskey } from '../../../domain/auth/passkeyList.ts'
import type { PasskeyListRowId } from '../../../errors/auth/passkeyList.errors.ts'

/** State of the list of passkeys. */
export interface PasskeysViewState {
  /** Whether the list is being read. */
  readonly isLoading: boolean
  /** Whether it could not be read; `error` says why. */
  readonly isFailed: boolean
  /** The member's passkeys, in the order of the server. */
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
  /** The name of the passkey that `done` is about; '' if it has none. */
  readonly doneName: string
  /** What creates another passkey: a `PasskeyCreationView`. It is not shown while there is no list. */
  readonly addSlot?: ReactNode
}

/** Callbacks of the list of passkeys. */
export interface PasskeysViewCallbacks {
  /** Called when the user wants a list that could not be read to be read again. */
  readonly onRetry: () => void
  /** Called with the ID of the passkey whose name the user wants to edit. */
  readonly onRename: (id: string) => void
  /** A name was submitted, as it was typed. */
  readonly onNameSubmit: (name: string) => void
  /** Cancel or Escape in the form. */
  readonly onNameCancel: () => void
  /** Called with the ID of the passkey that the user wants to remove. It is asked first. */
  readonly onRemove: (id: string) => void
  /** Called when the user confirms that the passkey is to be removed. */
  readonly onRemoveConfirm: () => void
  /** Cancel, the close button or Escape in the question. */
  readonly onRemoveCancel: () => void
}

export type PasskeysViewProps = PasskeysViewState & PasskeysViewCallbacks
