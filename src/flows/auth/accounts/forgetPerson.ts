import type { Platform } from '../../../platform/platform.ts'
import { ONE_TAP_OPT_OUT_KEY } from '../oneTap/oneTap.storage.ts'
import { forgetAccount } from './savedAccounts.storage.ts'

/**
 * Forgets what this device keeps of a person: call it when they log out, with the id of their account; the account switcher calls it
 * without one, since an account that is left for another stays among the saved ones. What belongs to the device stays: whether someone was
 * refused for their age, and how often a bot check was asked. C14.
 */
export function forgetPerson(platform: Pick<Platform, 'storage'>, accountId?: string): void {
  platform.storage.remove(ONE_TAP_OPT_OUT_KEY)
  if (accountId !== undefined) forgetAccount(platform, accountId)
}
