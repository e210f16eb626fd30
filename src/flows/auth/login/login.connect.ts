import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from '../../../../machines/auth/login/login.machine.ts'
import type { LoginEvent } from '../../../../machines/auth/login/login.types.ts'
import { authRow } from '../../../errors/auth/auth.errors.ts'
import type { LoginViewProps } from '../../../views/auth/login/LoginView.types.ts'

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>

/** What the form shows that its own machine does not know. */
export type LoginSurroundings = Pick<
  LoginViewProps,
  | 'layout'
  | 'isBusiness'
  | 'email'
  | 'isPersonalized'
  | 'person'
  | 'providers'
  | 'passwordDisabled'
  | 'links'
  | 'onTouch'
  | 'onLeft'
  | 'onSignUp'
  | 'onOtherAccount'
  | 'resetHref'
  | 'typedPassword'
  | 'glyphs'
>

type Top<Value> = Value extends string ? Value : keyof Value

/** The state of the form as a whole: `submitting` wherever in it. Cheaper than `matches` for each of its names. */
export const topStateOf = ({ value }: LoginSnapshot) =>
  // SAFETY: the value of a machine without parallel states is a name, or one name with what is inside of it.
  (typeof value === 'string' ? value : Object.keys(value)[0]) as Top<LoginSnapshot['value']>

/** The log-in form's props. auth.txt §4 "Login form". */
export function connectLogin(
  snapshot: LoginSnapshot,
  send: (event: LoginEvent) => void,
  surroundings: LoginSurroundings,
): Omit<LoginViewProps, 'botCheckSlot'> {
  const { context } = snapshot
  const state = topStateOf(snapshot)
  const isPending = snapshot.hasTag('pending')
  return {
    ...surroundings,
    submit: context.sso.isSso ? 'sso' : 'logIn',
    isPending,
    isSlow: isPending && snapshot.matches({ submitting: 'slow' }),
    pendingProvider: state === 'connecting' ? context.provider : null,
    isPopupOpen:
      state === 'authorizingSso' ||
      (state === 'connecting' && context.policy.transports[context.provider ?? 'facebook'] === 'popup'),
    errors: context.errors,
    serverMessage:
      context.failure && authRow(context.failure).words === 'server' ? context.serverMessage : null,
    botCheck: state === 'verifyingHuman' ? (isPending ? 'loading' : 'solving') : null,
    onEmailChange: (value) => send({ type: 'email.changed', value }),
    onPasswordChange: (value) => send({ type: 'password.changed', value }),
    onSubmit: (values) => send({ type: 'form.submitted', ...values }),
    onProvider: (provider) => send({ type: 'provider.chosen', provider }),
    onCancel: () => send({ type: 'submit.cancelled' }),
  }
}
