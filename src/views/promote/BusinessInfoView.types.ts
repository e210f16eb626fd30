import type { ReactNode } from 'react'
import type { BusinessField } from '../../domain/promote/businessForm.ts'
import type { BusinessInfo } from '../../domain/promote/promotion.ts'
import type { BusinessInfoError } from '../../errors/promote/promote.errors.ts'
import type { ErrorSlots } from '../../errors/rows.ts'

export type BusinessInfoRow = `businessInfo.${BusinessInfoError}`

/** The errors of the form, by field; 'notice' is the form's own. */
export type BusinessInfoErrors = ErrorSlots<BusinessField | 'notice', BusinessInfoRow>

/** State of the business form. */
export interface BusinessInfoViewState {
  /** ISO 3166 code, in upper case. It decides about the fields and their order. */
  readonly country: string
  /** The errors on screen. */
  readonly errors: BusinessInfoErrors
  /** The server's words about the notice; null shows the catalogue's. */
  readonly serverMessage: string | null
  /** Whether the call is in flight: the button is busy, and the fields stay as they are. */
  readonly isPending: boolean
  /** Whether the call takes unusually long. */
  readonly isSlow: boolean
}

/** Callbacks of the business form. */
export interface BusinessInfoViewCallbacks {
  /** Called with a field and its value whenever it is edited. */
  readonly onChange: (field: BusinessField, value: string) => void
  /** Called with everything that was typed, also in fields that the country does not have. */
  readonly onSubmit: (info: BusinessInfo) => void
  /** Called when the member goes back to the step before. */
  readonly onBack: () => void
  /** Called when the member leaves the flow. */
  readonly onClose: () => void
}

export interface BusinessInfoViewProps extends BusinessInfoViewState, BusinessInfoViewCallbacks {
  /** What was typed so far. The DOM holds the values, so typing renders nothing. */
  readonly typedInfo: () => BusinessInfo
  /** The progress, above the title. Default: none. */
  readonly steps?: ReactNode
}
