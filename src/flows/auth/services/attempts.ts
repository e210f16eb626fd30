import type { AttemptFailed } from '../../../../machines/fragments/emitted.ts'
import {
  loginMethods,
  methodOfProvider,
  shortCodeOf,
  type LoginMethod,
  type ProviderKind,
} from '../../../domain/auth/providers/loginMethods.ts'
import { deviceCodeOf } from '../../../domain/navigation/deviceCodes.ts'
import { visitedPages } from '../../../domain/navigation/navigationHistory.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails, type AttemptDetails } from '../../runtime/logEvents.ts'

/** How an attempt was made, for its log events. Holds nothing of what was typed. */
export const attemptDetails = (
  { platform: { navigation }, siteType }: Pick<TackboardConfig, 'platform' | 'siteType'>,
  provider: ProviderKind | null,
  method: LoginMethod = provider === null ? loginMethods.SWITCH_ACCOUNT : methodOfProvider[provider],
): AttemptDetails => ({
  method,
  provider,
  providerCode: shortCodeOf(provider ?? ''),
  device: deviceCodeOf(siteType, navigation.isPhone() || Boolean(navigation.isTablet?.())),
})

/** The method of a password that the browser had stored; undefined for any other, which its provider decides. auth.txt §3 "SMARTLOCK". */
export const storedMethod = ({ isStored }: { readonly isStored?: boolean | undefined }) =>
  isStored ? loginMethods.SMARTLOCK : undefined

/** The details of an attempt that failed. */
export const failedAttempt = <Row extends string>(
  config: Pick<TackboardConfig, 'platform' | 'siteType'>,
  { type: _type, provider = 'email', isStored, failure, row, ...why }: AttemptFailed<Row>,
) => ({
  ...attemptDetails(
    config,
    provider,
    row.startsWith('loginMfa.') ? loginMethods.MULTIFACTOR : storedMethod({ isStored }),
  ),
  ...failureDetails({ row, failure }),
  ...why,
})

/** Logs that a call is about to be sent. */
export const logAttempt = (
  config: TackboardConfig,
  event: 'login.attempted' | 'signup.attempted' | 'accountSwitch.attempted',
  provider: ProviderKind | null,
  method?: LoginMethod,
) => config.onLog({ level: 'info', event, details: attemptDetails(config, provider, method) })

/** What every log-in and sign-up call says of the visit. */
export function visitFields({ platform, history, ...config }: TackboardConfig) {
  const referrer = platform.navigation.referrer()
  const pages = config.visitedPages ?? visitedPages(history)
  return {
    app_type_from_client: platform.navigation.isPhone() ? 5 : 7,
    ...(referrer && { referrer }),
    ...(pages && { visited_pages_before_login: pages }),
  } as const
}
