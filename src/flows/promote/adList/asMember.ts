import { ApiFailure } from '../../../api/failure.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { loadLogIn } from '../../runtime/memberClientOf.ts'

/** A call of the app: if the session has ended, the member logs in again, and it is repeated once, as those of `memberClientOf` are. */
export async function asMember<T>(
  { sessionGate }: Pick<TackboardConfig, 'sessionGate'>,
  call: () => Promise<T>,
): Promise<T> {
  const renewSession = sessionGate?.forCall(loadLogIn)
  try {
    return await call()
  } catch (error) {
    const hasEnded = error instanceof ApiFailure && error.status === 401 && error.messageDetail === null
    if (hasEnded && (await renewSession?.())) return call()
    throw error
  }
}
