'use client'
import type { Person } from '../../domain/auth/person.ts'
import { displayName, type Member } from '../../domain/people/member.ts'
import type { AuthModalProps } from '../auth/shell/AuthModal.tsx'
import { lazyScreen } from '../runtime/lazyScreen.tsx'

/**
 * Asks a logged-out visitor to log in, where the app does not. Afterwards the page is loaded again, and what was pressed is not repeated.
 */
export const LoginPrompt = lazyScreen<AuthModalProps>(
  async () => (await import('../auth/shell/AuthModal.tsx')).AuthModal,
)

/** A member whose picture the log-in shows. */
export const personOf = (member: Member): Person => ({
  name: displayName(member),
  imageMediumUrl: member.imageUrl,
})
