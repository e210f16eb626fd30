import type { OneTapEmitted } from '../../../../machines/auth/oneTap/oneTap.types.ts'
import { methodOfProvider } from '../../../domain/auth/providers/loginMethods.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { resolveRedirect } from '../../../domain/navigation/redirect.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { setUnderageFlag } from '../signup/underageFlag.ts'
import { optOut } from './oneTap.storage.ts'
import type { OneTapProps } from './oneTap.props.ts'

/** auth.txt §3 "Login methods". */
const method = { provider: 'google_one_tap', method: methodOfProvider.google_one_tap } as const

/** Turns what one-tap emits into a navigation, a callback, a stored value or a log event without secrets. C1. */
export function runOneTapEffect(effect: OneTapEmitted, config: TackboardConfig, props: OneTapProps): void {
  const { platform, policy, onLog } = config
  const { navigation } = platform
  switch (effect.type) {
    case 'oneTap.notOffered':
      // The user did not ask for one-tap, so a script that fails to load is only logged. B10.
      if (effect.isScriptMissing) onLog({ level: 'info', event: 'oneTap.unavailable', details: method })
      return props.onClosed?.('notOffered')
    case 'oneTap.dismissed':
      return props.onClosed?.('dismissed')
    case 'oneTap.optedOut':
      optOut(platform)
      return props.onClosed?.('optedOut')
    case 'oneTap.ageNeeded':
      return props.onNeedsAge
        ? props.onNeedsAge({ google_open_id_token: effect.idToken })
        : navigation.go(policy.paths.signup)
    case 'oneTap.failed':
      if (effect.row === 'oneTap.ineligible') setUnderageFlag(platform)
      return onLog({
        level: 'info',
        event: 'oneTap.failed',
        details: { ...method, ...failureDetails(effect) },
      })
    case 'oneTap.done': {
      const href = navigation.href()
      const { origin } = new URL(href)
      const kind = effect.isNew ? 'signup' : 'social'
      const redirectTo = resolveRedirect({
        next: props.next,
        href,
        origin,
        trustedOrigins: trustedOriginsOf(policy),
        kind,
        paths: policy.paths,
      })
      onLog({
        level: 'info',
        event: effect.isNew ? 'signup.succeeded' : 'login.succeeded',
        details: method,
      })
      return props.onLoggedIn
        ? props.onLoggedIn({ user: effect.user, redirectTo, isNew: effect.isNew })
        : navigation.go(redirectTo)
    }
  }
}
