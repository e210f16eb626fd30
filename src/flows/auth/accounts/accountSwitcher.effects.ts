import type { AccountSwitcherEmitted } from '../../../../machines/auth/accountSwitcher/accountSwitcher.machine.ts'
import type { User } from '../../../api/auth/entities/login.ts'
import { loginMethods } from '../../../domain/auth/providers/loginMethods.ts'
import { profilePath } from '../../../domain/navigation/redirect.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { forgetPerson } from './forgetPerson.ts'
import { forgetAccount, saveAccount } from './savedAccounts.storage.ts'

/** What the app receives after a switch. */
export interface Switched {
  readonly user: User
  /** The page of the account, `/{username}`. auth.txt §2. */
  readonly redirectTo: string
}

/** Turns what the account switcher emits into a navigation, a callback, a stored value or a log event. */
export function runAccountEffect(
  effect: AccountSwitcherEmitted,
  { platform, onLog }: TackboardConfig,
  onSwitched?: (result: Switched) => void,
): void {
  const method = loginMethods.SWITCH_ACCOUNT
  switch (effect.type) {
    case 'accountSwitcher.removed':
      return forgetAccount(platform, effect.id)
    case 'accountSwitcher.failed':
      return onLog({
        level: 'info',
        event: 'accountSwitch.failed',
        details: { method, ...failureDetails(effect) },
      })
    case 'accountSwitcher.switched': {
      const { user } = effect
      const redirectTo = profilePath(user.username)
      forgetPerson(platform)
      saveAccount(platform, user)
      onLog({ level: 'info', event: 'accountSwitch.succeeded', details: { method } })
      return onSwitched ? onSwitched({ user, redirectTo }) : platform.navigation.go(redirectTo)
    }
  }
}
