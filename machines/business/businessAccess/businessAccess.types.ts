import type { Profile } from '../../../src/domain/business/profile.ts'
import type { BusinessRowId } from '../../../src/errors/business/business.errors.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface BusinessAccessInput extends WithPolicy {
  /** The viewer's own profile; null unless they are a signed-in partner. */
  readonly own: Profile | null
}

/** What this device remembers of the viewer's choice. */
export interface StoredChoice {
  /** ID of the profile; null for the viewer's own. */
  readonly profileId: string | null
  readonly isHeaderShown: boolean
}

export interface BusinessAccessContext extends BusinessAccessInput {
  /** The profiles that the server offers. */
  readonly profiles: readonly Profile[]
  /** ID of the chosen profile; null for the viewer's own. */
  readonly chosenId: string | null
  /** What another tab has chosen; null if it has chosen nothing new. */
  readonly otherTab: { readonly profileId: string | null } | null
  readonly isHeaderShown: boolean
}

/** Storage was read, or another tab wrote to it. */
export type ChoiceEvent =
  | { readonly type: 'choice.loaded'; readonly choice: StoredChoice }
  | { readonly type: 'choice.changed'; readonly profileId: string | null }

export type BusinessAccessEvent =
  | ChoiceEvent
  | { readonly type: 'menu.opened' }
  | { readonly type: 'profile.chosen'; readonly id: string }
  | { readonly type: 'notice.dismissed' }
  | { readonly type: 'otherTab.followed' }
  | { readonly type: 'otherTab.ignored' }
  | { readonly type: 'header.collapsed' }
  | { readonly type: 'header.expanded' }
  | { readonly type: 'retry.requested' }

export type BusinessAccessEmitted =
  /** The viewer acts for another profile, or for none: null. */
  | { readonly type: 'profile.switched'; readonly profileId: string | null }
  | { readonly type: 'header.toggled'; readonly isShown: boolean }
  | { readonly type: 'attempt.failed'; readonly row: BusinessRowId; readonly failure: Failure | null }
