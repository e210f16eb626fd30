import { fromCallback, type EventObject } from 'xstate'
import { accountSwitcherMachine } from '../../../../machines/auth/accountSwitcher/accountSwitcher.machine.ts'
import type { AccountsChanged } from '../../../../machines/auth/accountSwitcher/accountSwitcher.types.ts'
import { accountEndpoints } from '../../../api/auth/auth.endpoints.ts'
import type { LoginExtras, SavedAccountCredentials } from '../../../api/auth/auth.payloads.ts'
import { memberOf, type User } from '../../../api/auth/entities/login.ts'
import { loginMethods } from '../../../domain/auth/providers/loginMethods.ts'
import { directLoginActors, v2Token } from '../directLogin/directLogin.services.ts'
import { logAttempt, visitFields } from '../services/attempts.ts'
import { requestBotToken } from '../services/botToken.ts'
import { clientOf } from '../../runtime/clientOf.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { flowConfig } from '../../runtime/flowValue.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { watchAccounts } from './savedAccounts.storage.ts'

const client = clientOf(accountEndpoints)

/** Logs the attempt, unless it only asks for another code. */
async function switchTo(
  config: TackboardConfig,
  credentials: SavedAccountCredentials,
  extras: Pick<
    LoginExtras,
    'mfa_token' | 'mfa_method' | 'mfa_remember_device' | 'mfa_resend' | 'recaptchaV2Token'
  >,
  signal: AbortSignal,
): Promise<User> {
  const method = extras.mfa_token === undefined ? undefined : loginMethods.MULTIFACTOR
  const action = config.platform.navigation.isPhone() ? 'mweb_login' : 'web_auth'
  const recaptchaV3Token = await requestBotToken(config, action, signal)
  if (!extras.mfa_resend) logAttempt(config, 'accountSwitch.attempted', null, method)
  const answer = await client(config).switchAccount(
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

/** The account switcher with its actors. */
export const accountSwitcherLogic = accountSwitcherMachine.provide({
  actors: {
    // SAFETY: the account switcher's machine passes on the credentials of a saved account.
    ...directLoginActors((config, credentials, ...rest) =>
      switchTo(config, credentials as SavedAccountCredentials, ...rest),
    ),
    watchAccounts: fromCallback<EventObject, undefined, AccountsChanged>(({ sendBack, system }) =>
      watchAccounts(flowConfig.of(system).platform, (saved) => sendBack({ type: 'accounts.changed', saved })),
    ),
    switchAccount: fromCall(({ config, input: { credentials, botToken }, signal }) =>
      switchTo(config, credentials, v2Token(botToken), signal),
    ),
  },
})
