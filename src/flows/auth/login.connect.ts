import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from '../../../machines/login/login.machine.ts'
import type { LoginEvent } from '../../../machines/login/login.types.ts'
import { authRow } from '../../errors/auth.errors.ts'
import type { LoginViewProps } from '../../views/auth/LoginView.types.ts'

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>

/** What the form shows that its own machine does not know. */
export type LoginSurroundings = Pick<
  LoginViewProps,
  'layout' | 'isBusiness' | 'email' | 'isPersonalized' | 'person' | 'providers' | 'passwordDisabled' | 'links' | 'onTouch' | 'onSignUp' | 'onOtherAccount' | 'resetHref' | 'typedPassword' | 'glyphs'
>

/** The log-in form's props. auth.txt §4 "Login form". */
export function connectLogin(
  snapshot: LoginSnapshot,
  send: (event: LoginEvent) => void,
  surroundings: LoginSurroundings,
): Omit<LoginViewProps, 'botCheckSlot'> {
  const { context } = snapshot
  const isWaitingForPopup = snapshot.matches('connecting') || snapshot.matches('authorizingSso')
  return {
    ...surroundings,
    submit: context.sso.isSso ? 'sso' : 'logIn',
    isPending: snapshot.hasTag('pending'),
    isSlow: snapshot.matches({ submitting: 'slow' }),
    pendingProvider: snapshot.matches('connecting') ? context.provider : null,
    isPopupOpen: isWaitingForPopup,
    errors: context.errors,
    serverMessage: context.failure && authRow(context.failure).words === 'server' ? context.serverMessage : null,
    botCheck: snapshot.matches({ verifyingHuman: 'loadingWidget' }) ? 'loading' : snapshot.matches('verifyingHuman') ? 'solving' : null,
    onEmailChange: (value) => send({ type: 'email.changed', value }),
    onPasswordChange: (value) => send({ type: 'password.changed', value }),
    onSubmit: (values) => send({ type: 'form.submitted', ...values }),
    onProvider: (provider) => send({ type: 'provider.chosen', provider }),
    onCancel: () => send({ type: 'submit.cancelled' }),
  }
}
