import type { AuthEmitted } from '../../../../machines/auth/auth/auth.types.ts'
import type { AttemptFailed, ToastShown } from '../../../../machines/fragments/emitted.ts'
import type { SignupFailed, SignupToast } from '../../../../machines/auth/signup/signup.types.ts'
import { ssoSignupTarget } from '../../../domain/navigation/links.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { resolveRedirect, type RedirectKind } from '../../../domain/navigation/redirect.ts'
import { saveAccount } from '../accounts/savedAccounts.storage.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import type { AuthFlowProps } from './auth.props.ts'

export type AuthEffect = AuthEmitted | AttemptFailed | ToastShown | SignupFailed | SignupToast

export interface AuthEffectTools {
  readonly config: TackboardConfig
  readonly props: AuthFlowProps & { readonly onClose?: (() => void) | undefined }
  readonly showToast: (toast: ToastShown | SignupToast) => void
  readonly spendBotToken: () => void
}

/** What leaves the machines becomes a navigation, a callback, a toast or a line in the log. No secret goes with it. C1. */
export function runAuthEffect(
  effect: AuthEffect,
  { config, props, showToast, spendBotToken }: AuthEffectTools,
): void {
  const { platform, policy, onLog } = config
  const { navigation } = platform
  const href = navigation.href()
  const { origin } = new URL(href)
  const log = (event: string, details = {}) => onLog({ level: 'info', event, details })
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
      return log(
        effect.row.startsWith('login') || effect.row.startsWith('social.') ? 'login.failed' : 'signup.failed',
        { row: effect.row, status: effect.failure?.status ?? null, code: effect.failure?.code ?? null },
      )
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
      // An account that is added is there to be switched to: auth.txt §3 "Saved accounts".
      if (props.isSwitchingAccount) saveAccount(platform, effect.user)
      log(effect.isNew ? 'signup.succeeded' : 'login.succeeded')
      if (props.onLoggedIn)
        return props.onLoggedIn({ user: effect.user, redirectTo, isNew: effect.isNew ?? false })
      // auth.txt §4: a multi-step log-in that nobody handles is worth an error; the person is led on all the same.
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
      if (effect.isSwitchingAccount) log('accountSwitch.dismissed')
      return props.onClose?.()
  }
}
