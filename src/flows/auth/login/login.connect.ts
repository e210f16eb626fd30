import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { forgotPasswordMachine } from '../../../../machines/auth/forgotPassword/forgotPassword.machine.ts'
import type { loginMachine } from '../../../../machines/auth/login/login.machine.ts'
import { ssoDecision } from '../../../domain/auth/providers/sso.ts'
import { authRow } from '../../../errors/auth/auth.errors.ts'
import type { LoginViewCallbacks, LoginViewState } from '../../../views/auth/login/LoginView.types.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

export type LoginActor = ActorRefFrom<typeof loginMachine>
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>
export type ForgotActor = ActorRefFrom<typeof forgotPasswordMachine>

/** The part of the form's state that its machine decides; the rest comes from the config (`login.options.ts`). */
export type LoginState = Pick<
  LoginViewState,
  | 'submit'
  | 'isPending'
  | 'isSlow'
  | 'pendingProvider'
  | 'isPopupOpen'
  | 'errors'
  | 'serverMessage'
  | 'botCheck'
>

type Top<Value> = Value extends string ? Value : keyof Value

/** The outermost state, such as `submitting`. Cheaper than calling `matches` with each name. */
const topStateOf = ({ value }: LoginSnapshot) =>
  // SAFETY: the value of a machine without parallel states is a name, or an object with one name as its only key.
  (typeof value === 'string' ? value : Object.keys(value)[0]) as Top<LoginSnapshot['value']>

/** What the log-in form shows. */
export function connectLogin(snapshot: LoginSnapshot): LoginState {
  const { context } = snapshot
  const state = topStateOf(snapshot)
  const isPending = snapshot.hasTag('pending')
  return {
    submit: ssoDecision(context.sso) === 'none' ? 'logIn' : 'sso',
    isPending,
    isSlow: isPending && snapshot.matches({ submitting: 'slow' }),
    pendingProvider: state === 'connecting' ? context.provider : null,
    isPopupOpen:
      state === 'authorizingSso' ||
      (state === 'connecting' && context.policy.transports[context.provider ?? 'facebook'] === 'popup'),
    errors: context.errors,
    serverMessage:
      context.failure && authRow(context.failure).message === 'server' ? context.serverMessage : null,
    botCheck: state === 'verifyingHuman' ? (isPending ? 'loading' : 'solving') : null,
  }
}

export const loginCallbacks = (send: SendTo<typeof loginMachine>) =>
  ({
    onEmailChange: (value) => send({ type: 'email.changed', value }),
    onPasswordChange: (value) => send({ type: 'password.changed', value }),
    onSubmit: (values) => send({ type: 'form.submitted', ...values }),
    onProvider: (provider) => send({ type: 'provider.chosen', provider }),
    onCancel: () => send({ type: 'submit.cancelled' }),
  }) satisfies Partial<LoginViewCallbacks>

/** What is shown around the form: a dialog over it, and the recovery banner of an account that matched no member. */
export function connectLoginExtras(snapshot: LoginSnapshot) {
  const state = topStateOf(snapshot)
  return {
    widgetUses: snapshot.context.widgetUses,
    unmatched: snapshot.context.unmatched,
    hasNotice: state === 'notice' || state === 'resettingPassword',
  }
}

export const botCheckCallbacks = (send: SendTo<typeof loginMachine>) => ({
  onReady: () => send({ type: 'bot.loaded' }),
  onSolved: (token: string) => send({ type: 'bot.solved', token }),
  onFailed: () => send({ type: 'bot.failed' }),
})
