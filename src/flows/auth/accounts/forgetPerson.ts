import type { Platform } from '../../../platform/platform.ts'
import { forgetChoice } from '../../runtime/actingProfile.storage.ts'
import { forgetDrafts } from '../../runtime/promoteDrafts.storage.ts'
import { ONE_TAP_OPT_OUT_KEY } from '../oneTap/oneTap.storage.ts'
import { forgetAccount } from './savedAccounts.storage.ts'

/**
 * Deletes what this device stores about a user. Call it when they log out, with the id of their account. The account switcher calls it
 * without one, because an account you switch away from stays saved. Device-wide data stays: whether someone was
 * refused for their age, and the count of bot checks.
 */
export function forgetPerson(platform: Pick<Platform, 'storage'>, accountId?: string): void {
  platform.storage.remove(ONE_TAP_OPT_OUT_KEY)
  if (accountId === undefined) return
  forgetAccount(platform, accountId)
  forgetChoice(platform, accountId)
  forgetDrafts(platform, accountId)
}
