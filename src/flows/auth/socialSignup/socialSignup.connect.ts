import type { SnapshotFrom } from 'xstate'
import type { socialSignupMachine } from '../../../../machines/auth/socialSignup/socialSignup.machine.ts'
import { dateOf } from '../../../domain/auth/signup/birthday.ts'
import { signupRow } from '../../../errors/auth/signup.errors.ts'
import type { EmailAlreadyExistViewProps } from '../../../views/auth/socialSignup/EmailAlreadyExistView.tsx'
import type {
  EmailCollectionViewCallbacks,
  EmailCollectionViewState,
} from '../../../views/auth/socialSignup/EmailCollectionView.tsx'
import type { RequestEmailViewProps } from '../../../views/auth/socialSignup/RequestEmailView.tsx'
import type {
  SocialSignupWithAgeViewCallbacks,
  SocialSignupWithAgeViewState,
} from '../../../views/auth/socialSignup/SocialSignupWithAgeView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'
import { trimTyped } from '../../../domain/text/trimTyped.ts'

export type SocialSignupSnapshot = SnapshotFrom<typeof socialSignupMachine>
type Send = SendTo<typeof socialSignupMachine>

const views = ['requestEmail', 'EmailCollection', 'EmailAlreadyExist', 'socialSignupWithAge'] as const

/** The current view, by the tag of the machine's state. */
export const connectSocialSignup = (snapshot: SocialSignupSnapshot) => ({
  view: views.find((view) => snapshot.hasTag(`view:${view}`)) ?? ('leaving' as const),
})

/** The server's own message, where the row shows it. */
const serverMessageOf = ({ context: { failure, serverMessage } }: SocialSignupSnapshot) =>
  failure && signupRow(failure).message === 'server' ? serverMessage : null

/** The step that asks the first provider for the email again. */
export const connectRequestEmail = (
  snapshot: SocialSignupSnapshot,
): Pick<RequestEmailViewProps, 'isPending' | 'isPopupOpen' | 'isPopupBlocked'> => ({
  isPending: snapshot.hasTag('pending'),
  isPopupOpen: snapshot.matches({ requestingEmail: 'asking' }),
  isPopupBlocked: snapshot.matches({ requestingEmail: 'blocked' }),
})

export const requestEmailCallbacks = (
  send: Send,
): Pick<RequestEmailViewProps, 'onShare' | 'onType' | 'onDecline'> => ({
  onShare: () => send({ type: 'sharing.chosen' }),
  onType: () => send({ type: 'typing.chosen' }),
  onDecline: () => send({ type: 'signup.declined' }),
})

/** The step that asks for the email. */
export function connectEmailCollection(snapshot: SocialSignupSnapshot): EmailCollectionViewState {
  const { email, errors } = snapshot.context
  return {
    email,
    isPending: snapshot.hasTag('pending'),
    isSlow:
      snapshot.matches({ checkingEmail: 'slow' }) ||
      snapshot.matches({ registeringWithEmail: { calling: 'slow' } }),
    errors,
    serverMessage: serverMessageOf(snapshot),
  }
}

export const emailCollectionCallbacks = (send: Send): EmailCollectionViewCallbacks => ({
  onEmailChange: () => send({ type: 'email.changed' }),
  onSubmit: (values) => send({ type: 'email.submitted', ...values }),
  onCancel: () => send({ type: 'submit.cancelled' }),
  onDecline: () => send({ type: 'signup.declined' }),
})

/** The step after an email that has an account. */
export const connectEmailAlreadyExist = ({
  context,
}: SocialSignupSnapshot): Pick<EmailAlreadyExistViewProps, 'email'> => ({ email: trimTyped(context.email) })

export const emailAlreadyExistCallbacks = (
  send: Send,
): Pick<EmailAlreadyExistViewProps, 'onLogIn' | 'onOtherEmail'> => ({
  onLogIn: () => send({ type: 'login.chosen' }),
  onOtherEmail: () => send({ type: 'typing.chosen' }),
})

/** The step that asks for the birthday. */
export function connectSocialSignupWithAge(snapshot: SocialSignupSnapshot): SocialSignupWithAgeViewState {
  const { birthday, errors } = snapshot.context
  return {
    birthday,
    isBlocked: snapshot.matches({ collectingBirthday: 'blocked' }),
    isPending: snapshot.hasTag('pending'),
    isSlow: snapshot.matches({ registering: { calling: 'slow' } }),
    errors,
    serverMessage: serverMessageOf(snapshot),
  }
}

/** `now` is the page's clock. */
export const socialSignupWithAgeCallbacks = (
  send: Send,
  now: () => number,
): SocialSignupWithAgeViewCallbacks => ({
  onBirthdayChange: () => send({ type: 'birthday.changed' }),
  onSubmit: (values) => send({ type: 'birthday.submitted', ...values, today: dateOf(now()) }),
  onCancel: () => send({ type: 'submit.cancelled' }),
  onDecline: () => send({ type: 'signup.declined' }),
})
