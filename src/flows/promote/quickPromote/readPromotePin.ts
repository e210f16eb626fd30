import { ApiFailure } from '../../../api/failure.ts'
import { toPromotePin } from '../../../api/promote/toPromotePin.ts'
import type { PromotePin } from '../../../domain/promote/promotion.ts'
import { readPin } from '../../saving/pinSaved/readPin.ts'

/** Whether the API says that a pin is not there, or not for this member. A server that lacks the call answers with 404, too. */
const isGone = (error: unknown) =>
  error instanceof ApiFailure && error.isExplained && [403, 404, 410].includes(error.status ?? 0)

/** Reads a pin as the pin-saved dialog does; null if it is gone. */
export async function readPromotePin(...request: Parameters<typeof readPin>): Promise<PromotePin | null> {
  try {
    return toPromotePin(await readPin(...request))
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}
