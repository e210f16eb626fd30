import type { BusinessInfo } from '../../../src/domain/promote/promotion.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { BusinessInfoError } from '../../../src/errors/promote/promote.errors.ts'
import type { ErrorSlots } from '../../../src/errors/rows.ts'
import type { FormErrors } from '../../fragments/form.ts'
import type { WithPolicy } from '../../fragments/setup.ts'

export type BusinessField = keyof BusinessInfo
export type BusinessInfoRowId = `businessInfo.${BusinessInfoError}`

/** The errors of the form, by field; 'notice' is the form's own. */
export type BusinessErrors = ErrorSlots<BusinessField | 'notice', BusinessInfoRowId>

export interface BusinessInfoInput extends WithPolicy {
  /** What the form starts with: the member's country, or what they filled in before. */
  readonly info: BusinessInfo
}

export interface BusinessInfoContext
  extends BusinessInfoInput, FormErrors<BusinessField | 'notice', BusinessInfoRowId> {}

/** How the business form ends. What was filled in is kept in any case. */
export interface BusinessInfoOutput {
  readonly outcome: 'saved' | 'back' | 'closed'
  readonly info: BusinessInfo
}

export type BusinessInfoEvent =
  | { readonly type: 'field.changed'; readonly field: BusinessField; readonly value: string }
  | { readonly type: 'form.submitted'; readonly info: BusinessInfo }
  | { readonly type: 'back.requested' }
  | { readonly type: 'page.dismissed' }

export interface BusinessInfoEmitted {
  readonly type: 'attempt.failed'
  readonly row: BusinessInfoRowId
  /** Null when no answer arrived in time. */
  readonly failure: Failure | null
}
