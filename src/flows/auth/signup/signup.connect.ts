import type { SnapshotFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import type { SignupErrorId } from '../../../../machines/auth/signup/signup.types.ts'
import { generatorRules } from '../../../domain/auth/signup/generatorRules.ts'
import { ssoDecision } from '../../../domain/auth/providers/sso.ts'
import { signupRow, type SignupRowId } from '../../../errors/auth/signup.errors.ts'
import type { SignupViewCallbacks, SignupViewState } from '../../../views/auth/signup/SignupView.types.ts'
import type { SendTo } from '../../runtime/useConnect.ts'
import type { SignupTools } from './signup.options.ts'
import { trimTyped } from '../../../domain/text/trimTyped.ts'

export type SignupSnapshot = SnapshotFrom<typeof signupMachine>

/** The part of the form's state that its machine decides; the rest comes from the config (`signup.options.ts`). */
export type SignupState = Omit<SignupViewState, 'layout' | 'providers' | 'links'>

const choices = ['editing', 'ineligible', 'connecting', 'providerUnavailable'] as const

const modeOf = (snapshot: SignupSnapshot): SignupViewState['mode'] => {
  const { email, checked, sso } = snapshot.context
  if (choices.some((state) => snapshot.matches({ [state]: 'choosing' }))) return 'choosing'
  if (snapshot.matches({ editing: 'signup' })) return 'signup'
  if (snapshot.matches({ editing: { login: 'sso' } })) return 'sso'
  if (snapshot.matches({ editing: 'login' })) return 'login'
  // In other states, the mode does not change.
  if (!checked?.exists || checked.email !== trimTyped(email)) return 'signup'
  return sso !== null && ssoDecision(sso) === 'popup' ? 'sso' : 'login'
}

/** Whether the form has turned out to log somebody in, which its title says. */
export const connectFormTitle = (snapshot: SignupSnapshot) => ({ isMember: modeOf(snapshot) === 'login' })

const blockedOf = (snapshot: SignupSnapshot): SignupViewState['blocked'] => {
  if (snapshot.matches('ineligible')) return 'form'
  return snapshot.matches('correcting') ? 'submit' : 'nothing'
}

const ownRow = (row: SignupErrorId | null | undefined) =>
  // SAFETY: rows of the providers' table are sorted out just before.
  row && !row.startsWith('social.') ? signupRow(row as SignupRowId) : null

const isSaidByToast = (row: SignupErrorId | undefined) => {
  const placement = ownRow(row)?.placement
  return placement?.kind === 'notice' && placement.saidBy === 'toast'
}

/** What the sign-up form shows. */
export function connectSignup(snapshot: SignupSnapshot): SignupState {
  const { context } = snapshot
  const isConnecting = snapshot.matches('connecting')
  return {
    mode: modeOf(snapshot),
    blocked: blockedOf(snapshot),
    email: context.email,
    birthday: context.birthday,
    suggestion: context.suggestion,
    passwordMinimum: context.passwordMinimum,
    generatorRules: generatorRules({ minimum: context.passwordMinimum }),
    isPending: snapshot.hasTag('pending'),
    isSlow: isSlow(snapshot),
    pendingProvider: isConnecting ? context.provider : null,
    isPopupOpen: isConnecting && context.policy.transports[context.provider ?? 'facebook'] === 'popup',
    errors: context.errors,
    isNoticeSaid: isSaidByToast(context.errors.notice),
    serverMessage: ownRow(context.failure)?.message === 'server' ? context.serverMessage : null,
  }
}

export const signupCallbacks = (
  send: SendTo<typeof signupMachine>,
  { today, onLeft }: SignupTools,
): Omit<SignupViewCallbacks, 'onTouch' | 'typedPassword'> => ({
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
})

/** The provider whose log-in is unavailable, for the dialog that says so. */
export const connectUnavailable = (snapshot: SignupSnapshot) => ({
  unavailable: snapshot.matches('providerUnavailable') ? snapshot.context.provider : null,
})

/** The providers that the server has refused to create an account with. */
export const connectPrevented = ({ context }: SignupSnapshot) => ({ refused: context.prevented })

export const noticeCallbacks = (send: SendTo<typeof signupMachine>) => ({
  onNoticeClosed: () => send({ type: 'notice.closed' }),
})

const steps = [
  'checkingEmail',
  'validatingEmail',
  'validatingPassword',
  'validatingBirthday',
  'registering',
] as const

const isSlow = (snapshot: SignupSnapshot) =>
  steps.some((step) => snapshot.matches({ submitting: { [step]: 'slow' } }))
