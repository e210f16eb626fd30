import type { ListedPasskey } from '../../../src/domain/auth/passkeyList.ts'
import type { PasskeyListRowId } from '../../../src/errors/auth/passkeyList.errors.ts'
import type { AttemptFailed } from '../../fragments/emitted.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export type PasskeyListInput = WithPolicy

/** What has just been done, which is announced. */
export interface PasskeyNews {
  readonly kind: 'added' | 'renamed' | 'removed'
  readonly name: string
}

export interface PasskeyListContext extends WithPolicy {
  readonly passkeys: readonly ListedPasskey[]
  /** When the list was read, in epoch milliseconds: 'yesterday' is the day before. */
  readonly readAt: number
  /** ID of the passkey that is renamed or removed; '' before the first. */
  readonly chosenId: string
  /** The name that is being saved. */
  readonly name: string
  readonly news: PasskeyNews | null
  /** The catalogue row of the last failure. */
  readonly failure: PasskeyListRowId | null
  readonly serverMessage: string | null
}

/** What the server has of the member. */
export interface ReadPasskeys {
  readonly passkeys: readonly ListedPasskey[]
  readonly readAt: number
}

export type PasskeyListEvent =
  /** After the list could not be read. */
  | { readonly type: 'list.retried' }
  | { readonly type: 'rename.started'; readonly id: string }
  | { readonly type: 'rename.submitted'; readonly name: string }
  | { readonly type: 'rename.cancelled' }
  | { readonly type: 'removal.started'; readonly id: string }
  | { readonly type: 'removal.confirmed' }
  /** The question was closed, perhaps while the call is in flight. */
  | { readonly type: 'question.closed' }
  /** The member has created one beside the list. */
  | { readonly type: 'passkey.added'; readonly passkey: ListedPasskey }

export type PasskeyListEmitted =
  | { readonly type: 'passkeyList.renamed' }
  | { readonly type: 'passkeyList.removed' }
  | AttemptFailed<PasskeyListRowId>
