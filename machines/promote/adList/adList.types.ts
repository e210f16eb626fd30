import type { Ad } from '../../../src/domain/promote/ads/ad.ts'
import type { AdAction, AdChange } from '../../../src/domain/promote/ads/adActions.ts'
import type { AdEndChange, AdForm } from '../../../src/domain/promote/ads/adForm.ts'
import type { AdStatus } from '../../../src/domain/promote/ads/adStatus.ts'
import type { Money } from '../../../src/domain/money/money.ts'
import type { TypedBudget } from '../../../src/domain/promote/budgetReading.ts'
import type { AdEditRowId, AdListRowId } from '../../../src/errors/promote/adList.errors.ts'
import type { AttemptFailed } from '../../fragments/emitted.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export interface AdListInput extends WithPolicy {
  /** Whether the app names the account that an edit goes by. */
  readonly canEdit: boolean
}

/** What has become of an ad, which is announced. */
export interface AdNews {
  readonly name: string
  readonly status: AdStatus
  /** Whether its budget or its end was changed, and it did not have to be reviewed for that. */
  readonly isEdited: boolean
}

export interface AdListContext extends AdListInput {
  readonly ads: readonly Ad[]
  /** What was chosen last; null before the first, and while an edit is being typed. */
  readonly change: AdChange | null
  /** The ad whose form is being opened; null if none is. */
  readonly openingId: string | null
  /** What is being edited. It is kept until the ad is changed, or the form is left. */
  readonly form: AdForm | null
  /** What is wrong with the end that is being edited, since a submit was tried. */
  readonly error: AdEditRowId | null
  readonly news: AdNews | null
  /** The catalogue row of the last failure. */
  readonly failure: AdListRowId | null
  readonly serverMessage: string | null
}

export type AdListEvent =
  /** After the list could not be read. */
  | { readonly type: 'list.retried' }
  /** Of what the ad's status does not allow, nothing happens. */
  | { readonly type: 'action.chosen'; readonly id: string; readonly action: AdAction }
  | { readonly type: 'stop.confirmed' }
  | { readonly type: 'question.closed' }
  | ({ readonly type: 'budget.changed' } & TypedBudget)
  /** An unusual amount is meant. */
  | { readonly type: 'budget.confirmed'; readonly amount: Money }
  | { readonly type: 'end.changed'; readonly change: AdEndChange }
  /** `today` in the account's time zone: the form may have been open over midnight. */
  | { readonly type: 'edit.submitted'; readonly today: string }
  /** To leave a form that was changed is asked about. */
  | { readonly type: 'edit.dismissed' }
  | { readonly type: 'edit.discarded' }
  /** It is unknown whether an ad was changed: the list is read again. */
  | { readonly type: 'check.requested' }

export type AdListEmitted =
  | { readonly type: 'ad.changed'; readonly change: AdChange }
  | AttemptFailed<AdListRowId>
