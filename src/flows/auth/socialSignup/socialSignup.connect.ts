import type { SnapshotFrom } from 'xstate'
import type { socialSignupMachine } from '../../../../machines/auth/socialSignup/socialSignup.machine.ts'
import type { SocialSignupEvent } from '../../../../machines/auth/socialSignup/socialSignup.types.ts'
import { dateOf } from '../../../domain/auth/signup/birthday.ts'
import { signupRow } from '../../../errors/auth/signup.errors.ts'
import type { EmailAlreadyExistViewProps } from '../../../views/auth/socialSignup/EmailAlreadyExistView.tsx'
import type { EmailCollectionViewProps } from '../../../views/auth/socialSignup/EmailCollectionView.tsx'
import type { RequestEmailViewProps } from '../../../views/auth/socialSignup/RequestEmailView.tsx'
import type { SocialSignupWithAgeViewProps } from '../../../views/auth/socialSignup/SocialSignupWithAgeView.tsx'

export type SocialSignupSnapshot = SnapshotFrom<typeof socialSignupMachine>
type Send = (event: SocialSignupEvent) => void

/** The server's own words, where the row shows them. */
const serverMessageOf = ({ context: { failure, serverMessage } }: SocialSignupSnapshot) =>
  failure && signupRow(failure).words === 'server' ? serverMessage : null

/** The step that asks the first provider once more. auth.txt §4. */
export const connectRequestEmail = (snapshot: SocialSignupSnapshot, send: Send): RequestEmailViewProps => ({
  isPending: snapshot.hasTag('pending'),
  isPopupOpen: snapshot.matches({ requestingEmail: 'asking' }),
  onShare: () => send({ type: 'sharing.chosen' }),
  onType: () => send({ type: 'typing.chosen' }),
  onDecline: () => send({ type: 'signup.declined' }),
})

/** The step that asks for the e-mail. auth.txt §2 EmailCollection. */
export function connectEmailCollection(snapshot: SocialSignupSnapshot, send: Send): EmailCollectionViewProps {
  const { email, errors } = snapshot.context
  return {
    email,
    isPending: snapshot.hasTag('pending'),
    isSlow:
      snapshot.matches({ checkingEmail: 'slow' }) ||
      snapshot.matches({ registeringWithEmail: { calling: 'slow' } }),
    errors,
    serverMessage: serverMessageOf(snapshot),
    onEmailChange: () => send({ type: 'email.changed' }),
    onSubmit: (values) => send({ type: 'email.submitted', ...values }),
    onCancel: () => send({ type: 'submit.cancelled' }),
    onDecline: () => send({ type: 'signup.declined' }),
  }
}

/** The step after an e-mail that has an account. auth.txt §2 EmailAlreadyExist. */
export const connectEmailAlreadyExist = (
  { context }: SocialSignupSnapshot,
  send: Send,
): EmailAlreadyExistViewProps => ({
  email: context.email.trim(),
  onLogIn: () => send({ type: 'login.chosen' }),
  onOtherEmail: () => send({ type: 'typing.chosen' }),
})

/** The step that asks for the birthday. auth.txt §2 socialSignupWithAge; `now` is the page's clock. F9. */
export function connectSocialSignupWithAge(
  snapshot: SocialSignupSnapshot,
  send: Send,
  now: () => number,
): SocialSignupWithAgeViewProps {
  const { birthday, errors } = snapshot.context
  return {
    birthday,
    isBlocked: snapshot.matches({ collectingBirthday: 'blocked' }),
    isPending: snapshot.hasTag('pending'),
    isSlow: snapshot.matches({ registering: { calling: 'slow' } }),
    errors,
    serverMessage: serverMessageOf(snapshot),
    onBirthdayChange: () => send({ type: 'birthday.changed' }),
    onSubmit: (values) => send({ type: 'birthday.submitted', ...values, today: dateOf(now()) }),
    onCancel: () => send({ type: 'submit.cancelled' }),
    onDecline: () => send({ type: 'signup.declined' }),
  }
}
