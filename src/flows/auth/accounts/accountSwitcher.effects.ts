import type { AttemptFailed, ToastShown } from '../../../../machines/fragments/emitted.ts'
import type { AccountSwitcherEmitted } from '../../../../machines/auth/accountSwitcher/accountSwitcher.types.ts'
import type { LoginMfaToast } from '../../../../machines/auth/loginMfa/loginMfa.machine.ts'
import type { User } from '../../../api/auth/entities/login.ts'
import { profilePath } from '../../../domain/navigation/redirect.ts'
import { logStepFailed, type LoginMfaRowId } from '../directLogin/directLogin.logs.ts'
import { attemptDetails } from '../services/attempts.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { forgetPerson } from './forgetPerson.ts'
import { forgetAccount, restoreAccount, saveSwitched } from './savedAccounts.storage.ts'

/** What the app receives after a switch. */
export interface Switched {
  readonly user: User
  /** The page of the account, `/{username}`. */
  readonly redirectTo: string
}

export type AccountToast = ToastShown | LoginMfaToast

/** What the account switcher and its two-factor step emit. */
export type AccountEffect = AccountSwitcherEmitted | AccountToast | AttemptFailed<LoginMfaRowId>

export interface AccountEffectTools {
  readonly config: TackboardConfig
  readonly onSwitched?: ((result: Switched) => void) | undefined
  readonly showToast: (toast: AccountToast) => void
}

/** Turns what the account switcher emits into a navigation, a callback, a toast, a stored value or a log event. */
export function runAccountEffect(
  effect: AccountEffect,
  { config, onSwitched, showToast }: AccountEffectTools,
): void {
  const { platform, onLog } = config
  const details = attemptDetails(config, null)
  switch (effect.type) {
    case 'toast.shown':
      return showToast(effect)
    case 'attempt.failed':
      return logStepFailed(config, null, effect)
    case 'accountSwitcher.removed':
      return forgetAccount(platform, effect.id)
    case 'accountSwitcher.restored':
      return restoreAccount(platform, effect.removed)
    case 'accountSwitcher.failed':
      return onLog({
        level: 'info',
        event: 'accountSwitch.failed',
        details: { ...details, ...failureDetails(effect) },
      })
    case 'accountSwitcher.switched': {
      const { user } = effect
      const redirectTo = profilePath(user.username)
      forgetPerson(platform)
      saveSwitched(config, user)
      onLog({ level: 'info', event: 'accountSwitch.succeeded', details })
      return onSwitched ? onSwitched({ user, redirectTo }) : platform.navigation.go(redirectTo)
    }
  }
}
