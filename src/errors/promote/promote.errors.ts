import { asNotice, onField, onView, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { rowsOf, type ErrorSlots, type RowIdOf } from '../rows.ts'
import { detailOrMessage } from '../serverText.ts'

/** The errors of the page that promotes a pin. saving.txt §8 "Quick-promote failure". The budget's are those of its field. */
export const quickPromoteErrors = {
  nameRequired: { placement: onField('name') },
  destinationRequired: { placement: onField('destinationUrl') },
  destinationInvalid: { placement: onField('destinationUrl') },
  /** Empty, or no whole number of days. */
  durationInvalid: { placement: onField('duration') },
  /** Before today. */
  endDatePast: { placement: onField('endDate') },
  /** Before the first day. */
  endDateBeforeStart: { placement: onField('endDate') },
  /** Before today. */
  startDatePast: { placement: onField('startDate') },
  placesRequired: { placement: onField('places') },
  tagRequired: { placement: onField('tag') },
  /** The pin belongs to somebody else, so nothing can be sent. */
  pinForeign: { placement: onField('pin') },
  /** 401 with a message: in the pin area. */
  pinRefused: { placement: onField('pin'), message: 'server' },
  /** Any other answer with a message: in the error modal. */
  refused: { placement: onView('promoteDialogs.refused'), message: 'server' },
  /** An answer without a message. */
  failed: { placement: onView('promoteDialogs.refused') },
  /** After any of these, it is unknown whether the ad was created. */
  timedOut: { failure: 'timedOut', placement: onView('promoteDialogs.unknown') },
  offline: { failure: 'offline', placement: onView('promoteDialogs.unknown') },
  malformed: { failure: 'malformed', placement: onView('promoteDialogs.unknown') },
  /** It could not be checked whether the ad was created. */
  uncheckable: { placement: onView('promoteDialogs.unknown') },
  /** The ad was not created after all. */
  notCreated: { placement: asNotice },
  /** What the server knows about the advertiser could not be read. */
  accountUnread: { placement: onView('promoteDialogs.unopened') },
  /** The same, when somebody comes back from paying. */
  accountUnchecked: { placement: asNotice },
  /** The server still knows no way to pay. */
  billingMissing: { placement: asNotice },
  consentUnrecorded: { placement: asNotice },
  /** The device keeps no drafts: its storage is blocked or full. */
  draftUnsaved: { placement: asNotice },
} as const satisfies ErrorTable

/** The error of the list of pins. */
export const pinSelectionErrors = { unread: { placement: asNotice } } as const satisfies ErrorTable

/** The error of the list of conversion tags. */
export const tagSelectionErrors = { unread: { placement: asNotice } } as const satisfies ErrorTable

/** The error of the estimate of a budget. */
export const budgetEstimateErrors = { unread: { placement: asNotice } } as const satisfies ErrorTable

/** The errors of the business form. */
export const businessInfoErrors = {
  nameRequired: { placement: onField('name') },
  addressRequired: { placement: onField('addressLine1') },
  cityRequired: { placement: onField('city') },
  regionRequired: { placement: onField('region') },
  postalCodeRequired: { placement: onField('postalCode') },
  /** Not how the country writes them. */
  postalCodeInvalid: { placement: onField('postalCode') },
  /** Refused with the server's message. */
  refused: { failure: 'refused', placement: asNotice, message: 'server' },
  unsaved: { placement: asNotice },
} as const satisfies ErrorTable

export const promoteErrorTables = {
  quickPromote: quickPromoteErrors,
  pinSelection: pinSelectionErrors,
  tagSelection: tagSelectionErrors,
  budgetEstimate: budgetEstimateErrors,
  businessInfo: businessInfoErrors,
} as const

export type QuickPromoteError = keyof typeof quickPromoteErrors
export type QuickPromoteRowId = `quickPromote.${QuickPromoteError}`
export type BusinessInfoError = keyof typeof businessInfoErrors
export type PromoteRowId = RowIdOf<typeof promoteErrorTables>

/** The fields of the page that have errors of the catalogue. */
export type PromoteField =
  | 'name'
  | 'destinationUrl'
  | 'duration'
  | 'startDate'
  | 'endDate'
  | 'places'
  | 'tag'
  | 'pin'
export type PromoteErrors = ErrorSlots<PromoteField | 'notice', QuickPromoteRowId>

export const { row: promoteRow, slotOf: promoteSlotOf } = rowsOf(promoteErrorTables)

/** The errors of a request to create an ad. */
export type PromoteFailure = 'pinRefused' | 'refused' | 'failed' | 'timedOut' | 'offline' | 'malformed'

/**
 * The error for a request that failed. Without an answer that can be read, the ad may exist; otherwise, the server refused it, and its
 * message and status decide where that is said.
 */
export function resolvePromoteError(failure: Failure): PromoteFailure {
  const { kind, status } = failure
  if (kind === 'timedOut' || kind === 'offline') return kind
  // The server, or a proxy, gave up waiting: the ad may exist all the same.
  if (status === 408 || status === 504) return 'timedOut'
  if (kind === 'aborted' || (kind === 'malformed' && (status === null || status < 400))) return 'malformed'
  if (detailOrMessage(failure) === null) return 'failed'
  return status === 401 ? 'pinRefused' : 'refused'
}

/** Whether it is unknown if the ad was created. */
export const isUncertain = (error: PromoteFailure): boolean =>
  error === 'timedOut' || error === 'offline' || error === 'malformed'
