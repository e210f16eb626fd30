import { isUnderageFlag } from '../../../domain/auth/signup/underage.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Where the flag lies in storage and among the cookies. auth.txt §4 "Underage". */
export const UNDERAGE_KEY = 'tackboard.underage'
export const UNDERAGE_COOKIE = 'tackboard_underage'

/** A year, in seconds: how long a cookie keeps the flag. Open value. */
const KEPT = 31_536_000

type Places = Pick<Platform, 'cookies' | 'storage'>

/** Whether someone was refused for their age on this device: '1' in either place says so. C9. */
export const readUnderageFlag = ({ cookies, storage }: Places): boolean =>
  isUnderageFlag(cookies.get(UNDERAGE_COOKIE)) ||
  storage.get(UNDERAGE_KEY, (value) => isUnderageFlag(value) || null) === true

/** Sets the flag in storage; where that is blocked it lasts until the page goes. auth.txt §4, §9: '1'. C9. */
export const setUnderageFlag = ({ storage }: Pick<Platform, 'storage'>): void => storage.set(UNDERAGE_KEY, 1)

/** Sets the cookie of the standalone birthday step, and the flag in storage, which holds even where cookies are blocked. C9. */
export function setUnderageCookie({ cookies, storage }: Places): void {
  cookies.set(UNDERAGE_COOKIE, '1', KEPT)
  setUnderageFlag({ storage })
}
