'use client'
import { common } from '../../messages/compiled/en/common.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useText } from '../../views/text.tsx'
import { AuthFlow } from './AuthFlow.tsx'
import type { AuthFlowProps } from './auth.props.ts'

export interface AuthModalProps extends AuthFlowProps {
  /** Why it opened: 'commentComposer' has a log-in title of its own. auth.txt §2. */
  readonly source?: 'commentComposer' | undefined
  /** The person closed it; take it off the page. Without it there is no close button. */
  readonly onClose?: (() => void) | undefined
}

/** Logging in as a dialog over a page. Open for as long as it is mounted. auth.txt §2 container loginmodal. */
export function AuthModal({ source, ...props }: AuthModalProps) {
  const t = useText(common)
  return (
    <AuthFlow {...props} layout="modal" isCommenting={source === 'commentComposer'}>
      {({ title, view, width, onClose }, screen) => (
        <Dialog title={title} viewKey={view} width={width} closeLabel={t('common.close')} onClose={props.onClose && onClose}>
          {screen}
        </Dialog>
      )}
    </AuthFlow>
  )
}
