import type { Policy } from '../../domain/policy/policy.ts'
import { asNotice, asToast, silently, unansweredRows, unreachedRows, type ErrorTable } from '../catalogue.ts'
import type { Failure } from '../failure.ts'
import { findRow } from '../resolve.ts'
import type { RowIdOf } from '../rows.ts'

/** The errors of creating a pin in the popup. saving.txt §8 "Popup creation failure". */
export const createPinErrors = {
  refused: { failure: 'refused', placement: asNotice, message: 'server' },
  ...unansweredRows(asNotice),
  serverFailed: { failure: 'server', placement: asNotice, message: 'server' },
  /** The page's images could not be read. */
  imagesUnread: { placement: silently, message: 'none' },
  /** The image could not be announced to the server. */
  imageUnregistered: { placement: silently, message: 'none' },
  /** The member's settings could not be read, so nothing is offered. */
  settingsUnread: { placement: silently, message: 'none' },
} as const satisfies ErrorTable

/** The errors of creating a pin on a phone. */
export const mobileCreatePinErrors = {
  ...unreachedRows(asToast),
  failed: { placement: asToast },
  /** The page's pictures could not be read: the server did not say them, or not in time. */
  imagesUnread: { placement: asNotice },
  imagesOffline: { placement: asNotice },
} as const satisfies ErrorTable

export const createPinErrorTables = {
  createPin: createPinErrors,
  mobileCreatePin: mobileCreatePinErrors,
} as const

export type CreatePinRowId = RowIdOf<typeof createPinErrorTables>

type SilentError = 'imagesUnread' | 'imageUnregistered' | 'settingsUnread'
const isSilent = (row: keyof typeof createPinErrors): row is SilentError =>
  createPinErrors[row].placement.kind === 'silent'

/** The errors shown beside the picture. */
export type CreatePinError = Exclude<keyof typeof createPinErrors, SilentError>

/** The error for a failed creation. */
export function resolveCreatePinError(failure: Failure, policy: Policy): CreatePinError {
  const row = findRow(createPinErrors, failure, policy)
  return row === null || isSilent(row) ? 'malformed' : row
}

/** Whether a call was refused because the session has ended, and not for what it is about. */
export const isSessionEnded = ({ kind, status, messageDetail }: Failure): boolean =>
  kind === 'refused' && status === 401 && messageDetail === null

/**
 * What a failed request says about its pin; `failure` is null on a timeout. Only an answer that says so tells that there is no pin: where
 * the connection broke, a gateway gave up waiting, or a success cannot be read, the server may have created it.
 */
export function pinOutcomeOf(failure: Failure | null): 'failed' | 'unknown' | 'waiting' {
  if (failure === null) return 'unknown'
  if (isSessionEnded(failure)) return 'waiting'
  const { kind, status } = failure
  if (kind === 'refused') return 'failed'
  if (kind === 'server') return status === 502 || status === 504 ? 'unknown' : 'failed'
  return kind === 'malformed' && status !== null && status >= 400 ? 'failed' : 'unknown'
}

/** Why the page's pictures could not be read on a phone. */
export type MobileImagesError = Extract<keyof typeof mobileCreatePinErrors, `images${string}`>

type MobileSaveError = Exclude<keyof typeof mobileCreatePinErrors, MobileImagesError>
const isAboutImages = (row: keyof typeof mobileCreatePinErrors): row is MobileImagesError =>
  row === 'imagesUnread' || row === 'imagesOffline'

/** The error for a failed creation on a phone. `failure` is null on a timeout. */
export function resolveMobileCreatePinError(failure: Failure | null, policy: Policy): MobileSaveError {
  const row = failure ? findRow(mobileCreatePinErrors, failure, policy) : 'timedOut'
  return row === null || isAboutImages(row) ? 'failed' : row
}

/** The error for pictures that could not be read on a phone. `failure` is null on a timeout. */
export const resolveMobileImagesError = (failure: Failure | null): MobileImagesError =>
  failure?.kind === 'offline' ? 'imagesOffline' : 'imagesUnread'
