import type { NewPasswordEmitted } from '../../../../machines/auth/newPassword/newPassword.types.ts'
import type { User } from '../../../api/auth/entities/login.ts'
import { NEW_PASSWORD_TOKEN } from '../../../domain/auth/newPassword.ts'
import { takeParams } from '../../../domain/navigation/links.ts'
import { readNext, resolveRedirect } from '../../../domain/navigation/redirect.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** What the app receives once a new password has logged the member in. */
export interface NewPasswordDone {
  readonly user: User
  /** Where the product would send the member next: a resolved URL that is safe to navigate to. */
  readonly redirectTo: string
}

export interface NewPasswordEffectProps {
  /** Called once the new password has logged the member in, instead of navigating. Default: the page goes to `redirectTo`. */
  readonly onLoggedIn?: ((result: NewPasswordDone) => void) | undefined
}

/** Where a log-in from this page leads: never to the page itself, whose link is used up. */
function redirectOf({ platform, policy }: TackboardConfig): string {
  const href = platform.navigation.href()
  const { origin } = new URL(href)
  return resolveRedirect({
    next: readNext(href),
    href: new URL(policy.paths.login, href).href,
    origin,
    trustedOrigins: trustedOriginsOf(policy),
    kind: 'login',
    paths: policy.paths,
  })
}

/** Turns what the machine emits into a navigation, a callback or a log event without the password or the token. */
export function runNewPasswordEffect(
  effect: NewPasswordEmitted,
  config: TackboardConfig,
  { onLoggedIn }: NewPasswordEffectProps,
): void {
  const { onLog, platform } = config
  switch (effect.type) {
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'newPassword.failed', details: failureDetails(effect) })
    case 'password.accepted': {
      const { user } = effect
      onLog({ level: 'info', event: 'newPassword.succeeded', details: { isLoggedIn: user !== null } })
      if (!user) return
      const redirectTo = redirectOf(config)
      return onLoggedIn ? onLoggedIn({ user, redirectTo }) : platform.navigation.go(redirectTo)
    }
  }
}

/** Removes the token from the page's address before a call is made or a picture is loaded: the address is sent along as their referrer. */
export function forgetPasswordToken({ navigation }: TackboardConfig['platform']): void {
  const { taken, href } = takeParams(navigation.href(), [NEW_PASSWORD_TOKEN])
  if (taken[NEW_PASSWORD_TOKEN] !== null) navigation.replace(href)
}
