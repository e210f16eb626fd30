import type { Platform } from '../../../platform/platform.ts'

/** The storage key for a member's opt-out from one-tap. */
export const ONE_TAP_OPT_OUT_KEY = 'tackboard.oneTapOptOut'

export const isOptedOut = ({ storage }: Pick<Platform, 'storage'>): boolean =>
  storage.get(ONE_TAP_OPT_OUT_KEY, (value) => value === true || null) === true

export const optOut = ({ storage }: Pick<Platform, 'storage'>): void =>
  void storage.set(ONE_TAP_OPT_OUT_KEY, true)
