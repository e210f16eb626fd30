import type { BusinessAccessEmitted } from '../../../../machines/business/businessAccess/businessAccess.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'
import { storeHeader, storeProfile } from '../../runtime/actingProfile.storage.ts'

/** Stores the viewer's choice, and logs it. */
export function runBusinessAccessEffect(
  effect: BusinessAccessEmitted,
  { platform, session, onLog }: TackboardConfig,
): void {
  const userId = session?.userId ?? ''
  switch (effect.type) {
    case 'profile.switched': {
      const { profileId } = effect
      storeProfile(platform, userId, profileId)
      return onLog({ level: 'info', event: 'actingProfile.switched', details: { profileId } })
    }
    case 'header.toggled':
      return storeHeader(platform, userId, effect.isShown)
    case 'attempt.failed':
      return onLog({ level: 'info', event: 'businessAccess.failed', details: failureDetails(effect) })
  }
}
