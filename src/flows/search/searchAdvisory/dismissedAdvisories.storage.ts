import {
  DISMISSED_ADVISORIES_KEY,
  isDismissed,
  parseDismissals,
  withDismissal,
  withoutDismissal,
  type Dismissal,
} from '../../../domain/search/dismissedAdvisories.ts'
import type { Platform } from '../../../platform/platform.ts'

type Place = Pick<Platform, 'storage'>

const read = ({ storage }: Place) => storage.get(DISMISSED_ADVISORIES_KEY, parseDismissals) ?? []

/** Whether somebody has dismissed an advisory on this device. */
export const wasDismissed = (place: Place, one: Dismissal): boolean => isDismissed(read(place), one)

/** Adds it to what is stored at this moment, so that those from another tab are kept. */
export const rememberDismissed = (place: Place, one: Dismissal): void =>
  void place.storage.set(DISMISSED_ADVISORIES_KEY, withDismissal(read(place), one))

/** Takes it back. */
export const forgetDismissed = (place: Place, one: Dismissal): void =>
  void place.storage.set(DISMISSED_ADVISORIES_KEY, withoutDismissal(read(place), one))
