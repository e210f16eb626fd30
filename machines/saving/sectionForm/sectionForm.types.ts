import type { BoardSection } from '../../../src/domain/saving/board.ts'
import type { NameSource } from '../../../src/domain/saving/sectionName.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { SectionFormError, SectionFormRowId } from '../../../src/errors/saving/sectionForm.errors.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface SectionFormInput extends WithPolicy {
  /** The user; if they act for another's ad account, the call is made for it. */
  readonly session: Session
  readonly board: { readonly id: string; readonly name: string }
  /** The section's first pins. */
  readonly pinIds: readonly string[]
  /** A suggested name that prefills the field; null if none. */
  readonly suggestedName: string | null
}

/** How the form ends. */
export type SectionFormOutput =
  | { readonly kind: 'created'; readonly section: BoardSection }
  | { readonly kind: 'cancelled' }

export interface SectionFormContext extends SectionFormInput {
  /** As typed. */
  readonly name: string
  readonly error: SectionFormError | null
  /** The server's message about the failure: `message_detail`, else `message`. */
  readonly serverMessage: string | null
  readonly output: SectionFormOutput
}

export type SectionFormEvent =
  | { readonly type: 'name.changed'; readonly name: string }
  /** The field's current value. */
  | { readonly type: 'form.submitted'; readonly name: string }
  /** Sends the same name again, where no answer came. */
  | { readonly type: 'retry.requested' }
  /** Aborts a slow call; the name stays. */
  | { readonly type: 'submit.cancelled' }
  /** Closes the form. */
  | { readonly type: 'form.cancelled' }

/** Besides the output. The name is left out, because a log does not need it. */
export type SectionFormEmitted =
  | { readonly type: 'attempt.failed'; readonly row: SectionFormRowId; readonly failure: Failure | null }
  | { readonly type: 'section.created'; readonly section: BoardSection }
  | { readonly type: 'form.cancelled' }

/** Input of the call. saving.txt §3 "Board-section creation payload". */
export interface SectionRequest {
  readonly boardId: string
  readonly pinIds: readonly string[]
  /** Trimmed, never empty. */
  readonly name: string
  readonly nameSource: NameSource
  /** The ad account that the user acts for; null for their own. */
  readonly subjectId: string | null
}
