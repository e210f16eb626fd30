import type { AccountSwitcherEmitted } from '../../../../machines/auth/accountSwitcher/accountSwitcher.machine.ts'
import type { User } from '../../../api/auth/entities/login.ts'
import { loginMethods } from '../../../domain/auth/providers/loginMethods.ts'
import { profilePath } from '../../../domain/navigation/redirect.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { forgetPerson } from './forgetPerson.ts'
import { forgetAccount, saveAccount } from './savedAccounts.storage.ts'

/** What the account switcher tells the app once it has switched. */
export interface Switched {
  readonly user: User
  /** The page of the account, `/{username}`. auth.txt §2. */
  readonly redirectTo: string
}

/** What leaves the account switcher becomes a navigation, a callback, a line in storage or in the log. */
export function runAccountEffect(
  effect: AccountSwitcherEmitted,
  { platform, onLog }: TackboardConfig,
  onSwitched?: (result: Switched) => void,
): void {
  const log = (event: string, details = {}) =>
    onLog({ level: 'info', event, details: { method: loginMethods.SWITCH_ACCOUNT, ...details } })
  switch (effect.type) {
    case 'accountSwitcher.removed':
      return forgetAccount(platform, effect.id)
    case 'accountSwitcher.failed':
      return log('accountSwitch.failed', {
        row: effect.row,
        status: effect.failure?.status ?? null,
        code: effect.failure?.code ?? null,
      })
    case 'accountSwitcher.switched': {
      const { user } = effect
      const redirectTo = profilePath(user.username)
      forgetPerson(platform)
      saveAccount(platform, user)
      log('accountSwitch.succeeded')
      return onSwitched ? onSwitched({ user, redirectTo }) : platform.navigation.go(redirectTo)
    }
  }
}
