import type { SnapshotFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import type { SignupErrorId, SignupEvent } from '../../../../machines/auth/signup/signup.types.ts'
import type { CalendarDate } from '../../../domain/auth/signup/birthday.ts'
import { signupRow, type SignupRowId } from '../../../errors/auth/signup.errors.ts'
import type { SignupViewProps } from '../../../views/auth/signup/SignupView.types.ts'

export type SignupSnapshot = SnapshotFrom<typeof signupMachine>

/** What the form shows that its own machine does not know. */
export interface SignupSurroundings extends Pick<
  SignupViewProps,
  'layout' | 'providers' | 'links' | 'onTouch' | 'typedPassword' | 'glyphs'
> {
  /** A field was left; what is odd about it is logged. auth.txt §5. */
  readonly onLeft: (field: 'email' | 'password', value: string) => void
  /** The day by the app's clock, at the moment it is asked. F9. */
  readonly today: () => CalendarDate
}

const modeOf = (snapshot: SignupSnapshot): SignupViewProps['mode'] => {
  const { isFormShown, email, checked } = snapshot.context
  if (snapshot.matches({ editing: 'login' })) return 'login'
  if (snapshot.matches({ editing: 'signup' })) return 'signup'
  // Elsewhere the form stays what it was.
  if (checked?.exists && checked.email === email.trim()) return 'login'
  return isFormShown ? 'signup' : 'choosing'
}

const blockedOf = (snapshot: SignupSnapshot): SignupViewProps['blocked'] => {
  if (snapshot.matches('ineligible')) return 'form'
  return snapshot.matches('correcting') ? 'submit' : 'nothing'
}

const isServersOwn = (row: SignupErrorId | null) =>
  // SAFETY: rows of the providers' table are sorted out just before.
  row !== null && !row.startsWith('social.') && signupRow(row as SignupRowId).words === 'server'

/** The sign-up form's props. auth.txt §2 signup, §4 "Signup form mode". */
export function connectSignup(
  snapshot: SignupSnapshot,
  send: (event: SignupEvent) => void,
  { today, onLeft, ...surroundings }: SignupSurroundings,
): SignupViewProps {
  const { context } = snapshot
  const isConnecting = snapshot.matches('connecting')
  return {
    ...surroundings,
    mode: modeOf(snapshot),
    blocked: blockedOf(snapshot),
    email: context.email,
    birthday: context.birthday,
    suggestion: context.suggestion,
    passwordMinimum: context.policy.passwordMinimum.modal,
    isPending: snapshot.hasTag('pending'),
    isSlow: isSlow(snapshot),
    pendingProvider: isConnecting ? context.provider : null,
    isPopupOpen: isConnecting && context.policy.transports[context.provider ?? 'facebook'] === 'popup',
    errors: context.errors,
    serverMessage: isServersOwn(context.failure) ? context.serverMessage : null,
    onEmailChosen: () => send({ type: 'email.chosen' }),
    onEmailChange: (value) => send({ type: 'email.changed', value }),
    onEmailBlur: (value) => {
      onLeft('email', value)
      send({ type: 'email.blurred', value })
    },
    onSuggestion: () => send({ type: 'suggestion.accepted' }),
    onPasswordChange: (value) => send({ type: 'password.changed', value }),
    onPasswordBlur: (value) => onLeft('password', value),
    onBirthdayChange: (value) => send({ type: 'birthday.changed', value }),
    onSubmit: (values) => send({ type: 'form.submitted', ...values, today: today() }),
    onProvider: (provider) => send({ type: 'provider.chosen', provider }),
    onCancel: () => send({ type: 'submit.cancelled' }),
    onLogIn: () => send({ type: 'login.requested' }),
  }
}

const steps = [
  'checkingEmail',
  'validatingEmail',
  'validatingPassword',
  'validatingBirthday',
  'registering',
] as const

const isSlow = (snapshot: SignupSnapshot) =>
  steps.some((step) => snapshot.matches({ submitting: { [step]: 'slow' } }))
