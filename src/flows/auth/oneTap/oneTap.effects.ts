import type { AttemptFailed, ToastShown } from '../../../../machines/fragments/emitted.ts'
import type { LoginMfaToast } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import type { OneTapEmitted } from '../../../../machines/auth/oneTap/oneTap.types.ts'
import type { SignupToast } from '../../../../machines/auth/signup/signup.types.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import { resolveRedirect } from '../../../domain/navigation/redirect.ts'
import type { SignupRowId } from '../../../errors/auth/signup.errors.ts'
import type { LoginMfaRowId } from '../directLogin/directLogin.logs.ts'
import { logStepFailed } from '../directLogin/directLogin.logs.ts'
import { attemptDetails } from '../services/attempts.ts'
import { splitMember } from '../services/splitMember.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { goTo } from '../../runtime/goTo.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { setUnderageFlag } from '../signup/underageFlag.ts'
import { optOut } from './oneTap.storage.ts'
import type { OneTapProps } from './oneTap.props.ts'

export type OneTapToast = ToastShown | LoginMfaToast | SignupToast

/** What one-tap and the machines of its steps emit. */
export type OneTapEffect = OneTapEmitted | OneTapToast | AttemptFailed<LoginMfaRowId | SignupRowId>

export interface OneTapEffectTools {
  readonly config: TackboardConfig
  readonly props: OneTapProps
  readonly showToast: (toast: OneTapToast) => void
}

/** Turns what one-tap emits into a navigation, a callback, a toast, a stored value or a log event without secrets. */
export function runOneTapEffect(effect: OneTapEffect, { config, props, showToast }: OneTapEffectTools): void {
  const { platform, policy, onLog } = config
  const { navigation } = platform
  const details = attemptDetails(config, 'google_one_tap')
  switch (effect.type) {
    case 'toast.shown':
      return showToast(effect)
    case 'attempt.failed':
      return logStepFailed(config, 'google_one_tap', effect)
    case 'oneTap.notOffered':
      // The user did not ask for one-tap, so a script that fails to load is only logged.
      if (effect.isScriptMissing) onLog({ level: 'info', event: 'oneTap.unavailable', details })
      return props.onClosed?.('notOffered')
    case 'oneTap.dismissed':
      return props.onClosed?.('dismissed')
    case 'oneTap.optedOut':
      optOut(platform)
      return props.onClosed?.('optedOut')
    case 'oneTap.turnedAway':
      return goTo(config, '/')
    case 'oneTap.failed':
      if (effect.row === 'oneTap.ineligible') setUnderageFlag(platform)
      return onLog({
        level: 'info',
        event: 'oneTap.failed',
        details: { ...details, ...failureDetails(effect) },
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
      onLog({ level: 'info', event: effect.isNew ? 'signup.succeeded' : 'login.succeeded', details })
      return props.onLoggedIn
        ? props.onLoggedIn({ ...splitMember(effect.user), redirectTo, isNew: effect.isNew })
        : navigation.go(redirectTo)
    }
  }
}
