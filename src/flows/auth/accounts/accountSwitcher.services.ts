import { fromCallback, type EventObject } from 'xstate'
import { accountSwitcherMachine } from '../../../../machines/auth/accountSwitcher/accountSwitcher.machine.ts'
import type { AccountsChanged } from '../../../../machines/auth/accountSwitcher/accountSwitcher.types.ts'
import { createClient } from '../../../api/client.ts'
import { accountEndpoints } from '../../../api/auth/auth.endpoints.ts'
import type { LoginExtras, SavedAccountCredentials } from '../../../api/auth/auth.payloads.ts'
import { memberOf, type User } from '../../../api/auth/entities/login.ts'
import { loginMethods } from '../../../domain/auth/providers/loginMethods.ts'
import { directLoginActors, v2Token } from '../directLogin/directLogin.services.ts'
import { logAttempt, visitFields } from '../services/attempts.ts'
import { requestBotToken } from '../services/botToken.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { watchAccounts } from './savedAccounts.storage.ts'

/** The account switcher with every actor provided from the config. */
export function provideAccountSwitcher(config: TackboardConfig) {
  const { platform, policy } = config
  const client = createClient(accountEndpoints, { ...config.api, policy })

  /** Logs the attempt, unless it only asks for another code. */
  async function switchTo(
    credentials: SavedAccountCredentials,
    extras: Pick<LoginExtras, 'mfa_token' | 'mfa_resend' | 'recaptchaV2Token'>,
    signal: AbortSignal,
  ): Promise<User> {
    const method = extras.mfa_token === undefined ? undefined : loginMethods.MULTIFACTOR
    const action = platform.navigation.isPhone() ? 'mweb_login' : 'web_auth'
    const recaptchaV3Token = await requestBotToken(config, action, signal)
    if (!extras.mfa_resend) logAttempt(config, 'accountSwitch.attempted', null, method)
    const answer = await client.switchAccount(
      {
        ...credentials,
        switch_account: true,
        get_user: true,
        attempt_event: 7534,
        recaptchaV3Token,
        ...visitFields(config),
        ...extras,
      },
      signal,
    )
    return memberOf(answer)
  }

  return accountSwitcherMachine.provide({
    actors: {
      // SAFETY: the account switcher's machine passes on the credentials of a saved account.
      ...directLoginActors(config, (credentials, ...rest) =>
        switchTo(credentials as SavedAccountCredentials, ...rest),
      ),
      watchAccounts: fromCallback<EventObject, undefined, AccountsChanged>(({ sendBack }) =>
        watchAccounts(platform, (saved) => sendBack({ type: 'accounts.changed', saved })),
      ),
      switchAccount: fromCall(({ input: { credentials, botToken }, signal }) =>
        switchTo(credentials, v2Token(botToken), signal),
      ),
    },
  })
}
