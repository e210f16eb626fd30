import { isUnderageFlag } from '../../../domain/auth/signup/underage.ts'
import type { Platform } from '../../../platform/platform.ts'

/** The name of the flag in storage and of its cookie. */
export const UNDERAGE_KEY = 'tackboard.underage'
export const UNDERAGE_COOKIE = 'tackboard_underage'

/** The cookie's lifetime in seconds: one year. Open value. */
const KEPT = 31_536_000

type Places = Pick<Platform, 'cookies' | 'storage'>

/** Whether someone was refused for their age on this device, according to storage or the cookie. */
export const readUnderageFlag = ({ cookies, storage }: Places): boolean =>
  isUnderageFlag(cookies.get(UNDERAGE_COOKIE)) ||
  storage.get(UNDERAGE_KEY, (value) => isUnderageFlag(value) || null) === true

/** Sets the flag to '1' in storage; if storage is blocked, the flag lasts as long as the page. */
export const setUnderageFlag = ({ storage }: Pick<Platform, 'storage'>): void =>
  void storage.set(UNDERAGE_KEY, 1)

/** Sets the cookie of the standalone birthday step, and the flag in storage in case cookies are blocked. */
export function setUnderageCookie({ cookies, storage }: Places): void {
  cookies.set(UNDERAGE_COOKIE, '1', KEPT)
  setUnderageFlag({ storage })
}
