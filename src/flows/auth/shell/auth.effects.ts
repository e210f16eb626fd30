import type { AuthEmitted, AuthToast } from '../../../../machines/auth/auth/auth.types.ts'
import type { AttemptFailed } from '../../../../machines/fragments/emitted.ts'
import type { SignupFailed } from '../../../../machines/auth/signup/signup.types.ts'
import { loginMethods } from '../../../domain/auth/providers/loginMethods.ts'
import { CREDENTIAL_ASKED_KEY } from '../../../domain/auth/storedCredential.ts'
import { ssoSignupTarget } from '../../../domain/navigation/links.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { resolveRedirect, type RedirectKind } from '../../../domain/navigation/redirect.ts'
import { saveSwitched } from '../accounts/savedAccounts.storage.ts'
import { loginErrorTables } from '../../../errors/auth/auth.errors.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { goTo } from '../../runtime/goTo.ts'
import { attemptDetails, failedAttempt, storedMethod } from '../services/attempts.ts'
import { rememberMethod } from '../services/lastMethod.storage.ts'
import { splitMember } from '../services/splitMember.ts'
import type { AuthFlowProps } from './auth.props.ts'

export type AuthEffect = AuthEmitted | AttemptFailed | SignupFailed | AuthToast

export interface AuthEffectTools {
  readonly config: TackboardConfig
  readonly props: AuthFlowProps & { readonly onClose?: (() => void) | undefined }
  readonly showToast: (toast: AuthToast) => void
  readonly spendBotToken: () => void
}

const leaving: ReadonlySet<AuthEffect['type']> = new Set([
  'auth.loggedIn',
  'auth.alreadyLoggedIn',
  'auth.ssoSignup',
  'auth.turnedAway',
])

/** Whether an effect leaves the page, so that its steps have to leave the history first. */
export const isLeaving = ({ type }: AuthEffect): boolean => leaving.has(type)

/** Whether a failed attempt was a log-in; all others are sign-ups. */
const isLoginAttempt = (effect: AttemptFailed | SignupFailed): effect is AttemptFailed =>
  Object.keys(loginErrorTables).some((table) => effect.row.startsWith(`${table}.`))

/** Turns what the machines emit into a navigation, a callback, a toast or a log event, none of which holds a secret. */
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
      // The browser would give it again, and it would be sent again by itself.
      if ('isStored' in effect && effect.row === 'login.wrongPassword')
        platform.credentials.preventSilentAccess?.()
      return logFailed(effect, config)
    case 'auth.loggedIn': {
      const redirectTo = resolve(
        props.isSwitchingAccount
          ? 'switchAccount'
          : effect.isNew
            ? 'signup'
            : effect.provider === 'email' || effect.provider === 'passkey'
              ? 'login'
              : 'social',
        effect.user.username,
      )
      const member = splitMember(effect.user)
      // An added account can be switched to later:
      if (props.isSwitchingAccount) saveSwitched(config, member.user)
      if (policy.lastUsedMethod && effect.provider) rememberMethod(platform, effect.provider)
      if (effect.isStored) platform.tabStorage.remove(CREDENTIAL_ASKED_KEY)
      const method = effect.isMultiStep ? loginMethods.MULTIFACTOR : storedMethod(effect)
      const details = attemptDetails(config, effect.provider, method)
      onLog({ level: 'info', event: effect.isNew ? 'signup.succeeded' : 'login.succeeded', details })
      if (props.onLoggedIn) return props.onLoggedIn({ ...member, redirectTo, isNew: effect.isNew ?? false })
      // A multi-step log-in that the app does not handle is an error; the page navigates away anyway.
      if (effect.isMultiStep) onLog({ level: 'error', event: 'login.multiStepWithoutHandler', details: {} })
      // Loaded, not shown by the app's router: the session has changed. Back does not log in once more by itself.
      return navigation.go(redirectTo, { replace: Boolean(props.autologin) })
    }
    case 'auth.alreadyLoggedIn':
      return goTo(config, resolve('login'), { replace: true })
    case 'auth.signupRequested':
      if (props.onSignUp) return props.onSignUp(effect.email)
      // Without a handler, every page but those for businesses has its own sign-up form.
      return goTo(config, policy.paths.businessSignup)
    case 'auth.ssoSignup': {
      const { email } = effect
      const { mainOrigin, paths } = policy
      const target = ssoSignupTarget({ email, origin, mainOrigin, path: paths.ssoSignup })
      return target.kind === 'inApp' ? goTo(config, target.href) : navigation.go(target.href)
    }
    case 'auth.turnedAway':
      return goTo(config, '/')
    case 'auth.dismissed':
      if (effect.isSwitchingAccount) onLog({ level: 'info', event: 'accountSwitch.dismissed', details: {} })
      return props.onClose?.()
  }
}

function logFailed(effect: AttemptFailed | SignupFailed, config: TackboardConfig) {
  if (isLoginAttempt(effect))
    config.onLog({ level: 'info', event: 'login.failed', details: failedAttempt(config, effect) })
  else config.onLog({ level: 'info', event: 'signup.failed', details: failedAttempt(config, effect) })
}
