'use client'
import type { Inviter, SignupSource } from '../../../domain/auth/signup/signupSource.ts'
import { UpsellEmail } from '../../../views/auth/shell/UpsellEmail.tsx'
import { AuthFlow } from './AuthFlow.tsx'
import type { AuthFlowProps } from './auth.props.ts'

/** Props of `AuthUpsell`. */
export interface AuthUpsellProps extends AuthFlowProps {
  /** The initial form; the user can switch to the other one. Default: 'signup'. */
  readonly startsWith?: 'login' | 'signup' | undefined
  /** Why it is offered; determines the title. Default: 'Sign up to see more'. */
  readonly source?: SignupSource | undefined
  /** The person who invited the visitor, whom the title names. Default: nobody, and `source` determines the title. */
  readonly inviter?: Inviter | null | undefined
  /** Called when the user dismisses it: unmount it. If omitted, there is no close button, and Escape does nothing. */
  readonly onClose?: (() => void) | undefined
}

/** Signing up in a card in the corner of a page that stays usable. Open while it is mounted. auth.txt §2 `bottom.right.upsell.email`. */
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
