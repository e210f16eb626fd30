import type { AuthEmitted } from '../../../../machines/auth/auth/auth.types.ts'
import type { AttemptFailed, ToastShown } from '../../../../machines/fragments/emitted.ts'
import type { SignupFailed, SignupToast } from '../../../../machines/auth/signup/signup.types.ts'
import { ssoSignupTarget } from '../../../domain/navigation/links.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { resolveRedirect, type RedirectKind } from '../../../domain/navigation/redirect.ts'
import { saveAccount } from '../accounts/savedAccounts.storage.ts'
import { loginErrorTables, type AuthRowId } from '../../../errors/auth/auth.errors.ts'
import type { SignupRowId } from '../../../errors/auth/signup.errors.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import type { AuthFlowProps } from './auth.props.ts'

export type AuthEffect = AuthEmitted | AttemptFailed | ToastShown | SignupFailed | SignupToast

export interface AuthEffectTools {
  readonly config: TackboardConfig
  readonly props: AuthFlowProps & { readonly onClose?: (() => void) | undefined }
  readonly showToast: (toast: ToastShown | SignupToast) => void
  readonly spendBotToken: () => void
}

/** Whether a failed attempt was a log-in; all others are sign-ups. */
const isLoginRow = (row: AuthRowId | SignupRowId): row is AuthRowId =>
  Object.keys(loginErrorTables).some((table) => row.startsWith(`${table}.`))

/** Turns what the machines emit into a navigation, a callback, a toast or a log event, none of which holds a secret. C1. */
export function runAuthEffect(
  effect: AuthEffect,
  { config, props, showToast, spendBotToken }: AuthEffectTools,
): void {
  const { platform, policy, onLog } = config
  const { navigation } = platform
  const href = navigation.href()
  const { origin } = new URL(href)
  const resolve = (kind: RedirectKind, username?: string) =>
    resolveRedirect({
      next: props.next,
      href,
      origin,
      trustedOrigins: trustedOriginsOf(policy),
      kind,
      username,
      paths: policy.paths,
    })

  switch (effect.type) {
    case 'toast.shown':
      return showToast(effect)
    case 'attempt.failed':
      spendBotToken()
      return logFailed(effect, onLog)
    case 'auth.loggedIn': {
      const redirectTo = resolve(
        props.isSwitchingAccount
          ? 'switchAccount'
          : effect.isNew
            ? 'signup'
            : effect.isSocial
              ? 'social'
              : 'login',
        effect.user.username,
      )
      // An added account can be switched to later: auth.txt §3 "Saved accounts".
      if (props.isSwitchingAccount) saveAccount(platform, effect.user)
      onLog({ level: 'info', event: effect.isNew ? 'signup.succeeded' : 'login.succeeded', details: {} })
      if (props.onLoggedIn)
        return props.onLoggedIn({ user: effect.user, redirectTo, isNew: effect.isNew ?? false })
      // auth.txt §4: a multi-step log-in that the app does not handle is an error; the page navigates away anyway.
      if (effect.isMultiStep) onLog({ level: 'error', event: 'login.multiStepWithoutHandler', details: {} })
      return navigation.go(redirectTo)
    }
    case 'auth.alreadyLoggedIn':
      return navigation.go(resolve('login'))
    case 'auth.signupRequested':
      return props.onSignUp ? props.onSignUp(effect.email) : navigation.go(policy.paths.signup)
    case 'auth.ssoSignup':
      return navigation.go(
        ssoSignupTarget({
          email: effect.email,
          origin,
          mainOrigin: policy.mainOrigin,
          path: policy.paths.ssoSignup,
        }).href,
      )
    case 'auth.turnedAway':
      return navigation.go('/')
    case 'auth.dismissed':
      if (effect.isSwitchingAccount) onLog({ level: 'info', event: 'accountSwitch.dismissed', details: {} })
      return props.onClose?.()
  }
}

function logFailed({ row, failure }: AttemptFailed | SignupFailed, onLog: TackboardConfig['onLog']) {
  if (isLoginRow(row))
    onLog({ level: 'info', event: 'login.failed', details: failureDetails({ row, failure }) })
  else onLog({ level: 'info', event: 'signup.failed', details: failureDetails({ row, failure }) })
}
