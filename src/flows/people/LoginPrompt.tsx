'use client'
import type { Person } from '../../domain/auth/person.ts'
import { displayName, type Member } from '../../domain/people/member.ts'
import type { AuthModalProps } from '../auth/shell/AuthModal.tsx'
import { useTackboard } from '../runtime/config.ts'
import { lazyScreen } from '../runtime/lazyScreen.tsx'

const AuthModal = lazyScreen<AuthModalProps>(
  async () => (await import('../auth/shell/AuthModal.tsx')).AuthModal,
)

/** Asks a logged-out visitor to log in, where the app does not. Afterwards this page is loaded again (`useAfterLogin`). */
export function LoginPrompt(props: AuthModalProps) {
  const { platform } = useTackboard()
  return <AuthModal next={platform.navigation.href()} {...props} />
}

/** A member whose picture the log-in shows. */
export const personOf = (member: Member): Person => ({
  name: displayName(member),
  imageMediumUrl: member.imageUrl,
})
