import { PROMPT_NOT_SHOWN } from '../../src/domain/auth/providers/googlePrompt.ts'
import type { SocialError } from '../../src/errors/auth/login.errors.ts'

/** The provider's status, which only refusals carry; else null. */
export const statusOf = (error: unknown): string | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'string' ? error.status : null

/** Why a provider with this status gave no token. */
export function errorOfStatus(status: string | null): SocialError {
  if (status === 'not_authorized') return 'refused'
  if (status === PROMPT_NOT_SHOWN) return 'promptNotShown'
  return status === 'unknown' ? 'unknown' : 'failed'
}
