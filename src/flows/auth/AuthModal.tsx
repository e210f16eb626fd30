'use client'
import type { Inviter, SignupSource } from '../../domain/signupSource.ts'
import { common } from '../../messages/compiled/en/common.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useText } from '../../views/text.tsx'
import { AuthFlow } from './AuthFlow.tsx'
import type { AuthFlowProps } from './auth.props.ts'

/** What opened the modal, by the name the server knows it by. auth.txt §2 "Containers". */
export type AuthContainer = 'loginmodal' | 'save' | 'download' | 'follow' | 'pinBookmarklet' | 'bottom.right.upsell.email'

export interface AuthModalProps extends AuthFlowProps {
  /** Default: 'loginmodal'. */
  readonly container?: AuthContainer | undefined
  /** Which form comes first; the person may change to the other one. Default: 'login'. */
  readonly startsWith?: 'login' | 'signup' | undefined
  /** Why it opened: it decides the titles. auth.txt §2. */
  readonly source?: SignupSource | undefined
  /** Who invited the visitor; the sign-up's title says so. auth.txt §2. */
  readonly inviter?: Inviter | null | undefined
  /** The person closed it; take it off the page. Without it there is no close button. */
  readonly onClose?: (() => void) | undefined
}

/** Logging in and signing up as a dialog over a page. Open for as long as it is mounted. auth.txt §2. */
export function AuthModal({ container = 'loginmodal', ...props }: AuthModalProps) {
  const t = useText(common)
  return (
    <AuthFlow {...props} container={container} layout="modal">
      {({ title, view, width, onClose }, screen) => (
        <Dialog title={title} viewKey={view} width={width} closeLabel={t('common.close')} onClose={props.onClose && onClose}>
          {screen}
        </Dialog>
      )}
    </AuthFlow>
  )
}
