import { authRow, slotOf } from '../../src/errors/auth/auth.errors.ts'
import { signupRow, signupSlotOf } from '../../src/errors/auth/signup.errors.ts'
import { failsWith } from './form.ts'
import type { SignupContext, SignupErrorId, SignupToast } from '../auth/signup/signup.types.ts'

type SocialRow = Extract<SignupErrorId, `social.${string}`>
type OwnRow = Extract<SignupErrorId, `signup.${string}`>

const isSocialRow = (id: SignupErrorId): id is SocialRow => id.startsWith('social.')

export const isOwnRow = (id: SignupErrorId): id is OwnRow => id.startsWith('signup.')

const failingHere = failsWith({ row: signupRow, slotOf: signupSlotOf })

const failingSocially = failsWith<SocialRow>({ row: authRow, slotOf })

/** What the form keeps about a failure, its own or a provider's. */
export const failing = (id: SignupErrorId) => (isSocialRow(id) ? failingSocially(id) : failingHere(id))

type SignupErrors = Pick<SignupContext, 'errors' | 'failure' | 'serverMessage' | 'extras'> &
  Partial<Pick<SignupContext, 'passwordMinimum'>>

/**
 * The toast of a failed submit: the first field's error, a row that a toast announces, or any error of a registration that follows the
 * consent step. auth.txt §5, §7, §9 "consent or validation".
 */
export function toastOf(context: SignupErrors): SignupToast | null {
  const { errors, failure, serverMessage, extras, passwordMinimum: minimum } = context
  const row = failure ?? errors.email ?? errors.password ?? errors.birthday
  if (!row || isSocialRow(row)) return null
  const { placement, message } = signupRow(row)
  const isToast = placement.kind === 'notice' && placement.saidBy === 'toast'
  const isEcho = placement.kind === 'field' || (placement.kind === 'notice' && extras !== null)
  if (!isToast && !isEcho) return null
  return {
    type: 'toast.shown',
    // SAFETY: a row's message is `<table>.error.<row>`; the one row without a message is a view.
    message: row.replace('.', '.error.') as SignupToast['message'],
    serverMessage: message === 'server' ? serverMessage : null,
    ...(row === 'signup.passwordTooShort' && minimum !== undefined && { minimum }),
    duration: isToast ? 'emailValidationToast' : 'validationToast',
    kind: isToast ? 'alert' : 'echo',
  }
}
