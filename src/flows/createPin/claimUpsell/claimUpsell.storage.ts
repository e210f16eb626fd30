import {
  claimingUpsellsKey,
  claimUpsellName,
  readSeenUpsells,
  withSeen,
} from '../../../domain/createPin/claimUpsell.ts'
import type { Platform } from '../../../platform/platform.ts'

type Place = Pick<Platform, 'storage'>

/** Names of the invitations that this device has shown. */
export const readSeen = ({ storage }: Place): readonly string[] =>
  storage.get(claimingUpsellsKey, readSeenUpsells) ?? []

/** Adds the invitation to what is stored at this moment, so that names from another tab are kept. */
export function rememberShown(place: Place): void {
  place.storage.set(claimingUpsellsKey, withSeen(readSeen(place), claimUpsellName))
}
