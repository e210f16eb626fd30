import type { BoardSection } from '../../../src/domain/saving/board.ts'
import type { NameSource } from '../../../src/domain/saving/sectionName.ts'
import type { Session } from '../../../src/domain/auth/session.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { SectionFormError, SectionFormRowId } from '../../../src/errors/saving/sectionForm.errors.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface SectionFormInput extends WithPolicy {
  /** Who makes it; acting for another's ad account, the call is made in its name. saving.txt §3 `orbac_subject_id`. */
  readonly session: Session
  readonly board: { readonly id: string; readonly name: string }
  /** The pins that it begins with. saving.txt §3 `initial_pins`. */
  readonly pinIds: readonly string[]
  /** A name that the product suggests and the field begins with; null: none. saving.txt §3 `name_source`. */
  readonly suggestedName: string | null
}

/** What the parent hears. */
export type SectionFormOutput =
  | { readonly kind: 'created'; readonly section: BoardSection }
  | { readonly kind: 'cancelled' }

export interface SectionFormContext extends SectionFormInput {
  /** As it was typed. */
  readonly name: string
  readonly error: SectionFormError | null
  /** The server's own words about the failure: `message_detail`, else `message`. saving.txt §8. */
  readonly serverMessage: string | null
  readonly output: SectionFormOutput
}

export type SectionFormEvent =
  | { readonly type: 'name.changed'; readonly name: string }
  /** The name as the field has it now. */
  | { readonly type: 'form.submitted'; readonly name: string }
  /** Gives up a call that takes long; the name stays. D13. */
  | { readonly type: 'submit.cancelled' }
  /** Leaves the form. */
  | { readonly type: 'form.cancelled' }

/** What leaves the form, besides its output. A name is no secret, but nobody needs it in a log. C1. */
export type SectionFormEmitted =
  | { readonly type: 'attempt.failed'; readonly row: SectionFormRowId; readonly failure: Failure | null }
  | { readonly type: 'section.created'; readonly section: BoardSection }
  | { readonly type: 'form.cancelled' }

/** What is sent. saving.txt §3 "Board-section creation payload". */
export interface SectionRequest {
  readonly boardId: string
  readonly pinIds: readonly string[]
  /** Trimmed, never empty. */
  readonly name: string
  readonly nameSource: NameSource
  /** The ad account that is acted for; null for oneself. */
  readonly subjectId: string | null
}
