import type { OneTapEmitted } from '../../../../machines/auth/oneTap/oneTap.types.ts'
import { methodOfProvider } from '../../../domain/auth/providers/loginMethods.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { resolveRedirect } from '../../../domain/navigation/redirect.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { setUnderageFlag } from '../signup/underageFlag.ts'
import { optOut } from './oneTap.storage.ts'
import type { OneTapProps } from './oneTap.props.ts'

/** auth.txt §3 "Login methods". */
const method = { provider: 'google_one_tap', method: methodOfProvider.google_one_tap } as const

/** What leaves one-tap becomes a navigation, a callback, a line in storage or in the log. No secret is logged. C1. */
export function runOneTapEffect(effect: OneTapEmitted, config: TackboardConfig, props: OneTapProps): void {
  const { platform, policy, onLog } = config
  const { navigation } = platform
  const log = (event: string, details = {}) =>
    onLog({ level: 'info', event, details: { ...method, ...details } })

  switch (effect.type) {
    case 'oneTap.notOffered':
      // Nobody asked for it: a script that does not come is worth a line and no more. B10.
      if (effect.isScriptMissing) log('oneTap.unavailable')
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
      return log('oneTap.failed', {
        row: effect.row,
        status: effect.failure?.status ?? null,
        code: effect.failure?.code ?? null,
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
      log(effect.isNew ? 'signup.succeeded' : 'login.succeeded')
      return props.onLoggedIn
        ? props.onLoggedIn({ user: effect.user, redirectTo, isNew: effect.isNew })
        : navigation.go(redirectTo)
    }
  }
}
