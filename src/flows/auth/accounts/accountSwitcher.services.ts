import { fromCallback, type EventObject } from 'xstate'
import {
  accountSwitcherMachine,
  type AccountsChanged,
} from '../../../../machines/auth/accountSwitcher/accountSwitcher.machine.ts'
import { createClient } from '../../../api/client.ts'
import { accountEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { requestBotToken } from '../services/botToken.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { watchAccounts } from './savedAccounts.storage.ts'

/** The account switcher with every actor provided from the config. */
export function provideAccountSwitcher(config: TackboardConfig) {
  const { platform, policy, visitedPages } = config
  const client = createClient(accountEndpoints, { ...config.api, policy })
  return accountSwitcherMachine.provide({
    actors: {
      watchAccounts: fromCallback<EventObject, undefined, AccountsChanged>(({ sendBack }) =>
        watchAccounts(platform, (saved) => sendBack({ type: 'accounts.changed', saved })),
      ),
      switchAccount: fromCall(async ({ input: { id, groupId }, signal }) => {
        const isPhone = platform.navigation.isPhone()
        const referrer = platform.navigation.referrer()
        const answer = await client.switchAccount(
          {
            user_id: id,
            ...(groupId && { group_id: groupId }),
            switch_account: true,
            get_user: true,
            attempt_event: 7534,
            app_type_from_client: isPhone ? 5 : 7,
            recaptchaV3Token: await requestBotToken(config, isPhone ? 'mweb_login' : 'web_auth', signal),
            ...(referrer && { referrer }),
            ...(visitedPages && { visited_pages_before_login: visitedPages }),
          },
          signal,
        )
        return answer.resource_response.data.user
      }),
    },
  })
}
