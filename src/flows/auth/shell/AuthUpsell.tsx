'use client'
import type { Inviter, SignupSource } from '../../../domain/auth/signup/signupSource.ts'
import { UpsellEmail } from '../../../views/auth/shell/UpsellEmail.tsx'
import { AuthFlow } from './AuthFlow.tsx'
import type { AuthFlowProps } from './auth.props.ts'

/** Props of `AuthUpsell`. */
export interface AuthUpsellProps extends AuthFlowProps {
  /** Which form comes first; the person may change to the other one. Default: 'signup'. */
  readonly startsWith?: 'login' | 'signup' | undefined
  /** Why it is offered: it decides the title. Default: 'Sign up to see more'. auth.txt §2. */
  readonly source?: SignupSource | undefined
  readonly inviter?: Inviter | null | undefined
  /** The person dismissed it; take it off the page. Without it there is no close button, and Escape does nothing. */
  readonly onClose?: (() => void) | undefined
}

/**
 * A sign-up card in the corner of a page, which stays usable. Shown as long as it is mounted. auth.txt §2
 * `bottom.right.upsell.email`.
 */
export function AuthUpsell({ startsWith = 'signup', ...props }: AuthUpsellProps) {
  return (
    <AuthFlow {...props} startsWith={startsWith} container="bottom.right.upsell.email" layout="modal">
      {({ title, view, onClose }, screen) => (
        <UpsellEmail title={title} viewKey={view} onDismiss={props.onClose && onClose}>
          {screen}
        </UpsellEmail>
      )}
    </AuthFlow>
  )
}
