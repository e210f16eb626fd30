import type { Ad } from '../../../domain/promote/ads/ad.ts'
import type { AdAction, AdChange } from '../../../domain/promote/ads/adActions.ts'
import type { AdStatus } from '../../../domain/promote/ads/adStatus.ts'
import type { AdListRowId } from '../../../errors/promote/adList.errors.ts'

/** State of the list of ads. */
export interface AdsViewState {
  /** Whether the list is being read. */
  readonly isLoading: boolean
  /** Whether it could not be read; `error` says why. */
  readonly isFailed: boolean
  /** The ads, in the server's order. */
  readonly ads: readonly Ad[]
  /** Whether ads can be edited: the app names the account that pays for them. */
  readonly canEdit: boolean
  /** The ID of the ad of which is asked whether to stop it; null if none is. */
  readonly stoppingId: string | null
  /** The change that is being sent, or the edit whose form is being opened; null if there is none. Meanwhile no other can be chosen. */
  readonly pending: Pick<AdChange, 'adId' | 'action'> | null
  /** Whether it is unknown if an ad was changed; `error` says why. No other change can be chosen before the list was read again. */
  readonly isUnknown: boolean
  /** Whether the list is being read again to find out. */
  readonly isChecking: boolean
  /** What went wrong: with the list, or with the last change. */
  readonly error: AdListRowId | null
  /** The server's message, shown instead of the default text. */
  readonly serverMessage: string | null
  /** What has just become of an ad, which is announced: its status, unless `isEdited`; null if nothing has. */
  readonly news: { readonly name: string; readonly status: AdStatus; readonly isEdited: boolean } | null
}

/** Callbacks of the list of ads. */
export interface AdsViewCallbacks {
  /** Reads the list again after it could not be read. */
  readonly onRetry: () => void
  /** Called with the ad's ID and what is to be done with it. To stop it is asked about first, and to edit it a form is opened. */
  readonly onAction: (id: string, action: AdAction) => void
  /** The question was answered with 'Stop'. */
  readonly onStopConfirm: () => void
  /** Cancel, the close button or Escape in the question. */
  readonly onStopCancel: () => void
  /** Reads the list again, to find out whether an ad was changed. */
  readonly onCheck: () => void
}

export interface AdsViewProps extends AdsViewState, AdsViewCallbacks {
  /** Address of the page that promotes a pin. */
  readonly promoteHref: string
}
