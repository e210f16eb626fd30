import { signupRow, signupSlotOf } from '../../../src/errors/auth/signup.errors.ts'
import { failsWith } from '../../fragments/form.ts'
import type { SignupContext, SignupErrorId, SignupToast } from './signup.types.ts'

type SocialRow = Extract<SignupErrorId, `social.${string}`>
type OwnRow = Extract<SignupErrorId, `signup.${string}`>

const isSocialRow = (id: SignupErrorId): id is SocialRow => id.startsWith('social.')

export const isOwnRow = (id: SignupErrorId): id is OwnRow => id.startsWith('signup.')

const failingHere = failsWith({ row: signupRow, slotOf: signupSlotOf })

/** What the form keeps about a failure; errors of a provider appear in the notice. */
export const failing = (id: SignupErrorId) =>
  isSocialRow(id) ? { failure: id, errors: { notice: id }, serverMessage: null } : failingHere(id)

type SignupErrors = Pick<SignupContext, 'errors' | 'failure' | 'serverMessage'>

/** The toast of a failed submit: the first field's error, or a row that is shown as a toast. auth.txt §5, §7. */
export function toastOf({ errors, failure, serverMessage }: SignupErrors): SignupToast | null {
  const row = failure ?? errors.email ?? errors.password ?? errors.birthday
  if (!row || !isOwnRow(row)) return null
  const { placement, message } = signupRow(row)
  if (placement.kind !== 'field' && placement.kind !== 'toast') return null
  return {
    type: 'toast.shown',
    // SAFETY: a row's message is `<table>.error.<row>`; the one row without a message is not at a field.
    message: row.replace('.', '.error.') as SignupToast['message'],
    serverMessage: message === 'server' ? serverMessage : null,
    duration: placement.kind === 'toast' ? 'emailValidationToast' : 'validationToast',
    kind: 'alert',
  }
}
