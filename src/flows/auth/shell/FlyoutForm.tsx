'use client'
import { FlyoutPanel } from '../../../views/auth/shell/FlyoutPanel.tsx'
import { AuthFlow } from './AuthFlow.tsx'
import type { AuthFlowProps } from './auth.props.ts'

export interface FlyoutFormProps extends AuthFlowProps {
  /** Closes the flyout. */
  readonly onClose: () => void
}

/** The sign-in flow in a flyout; loaded when the flyout first opens. */
export function FlyoutForm(props: FlyoutFormProps) {
  return (
    <AuthFlow {...props} container="loginmodal" layout="flyout">
      {({ title, view, onClose }, screen) => (
        <FlyoutPanel title={title} viewKey={view} onClose={onClose}>
          {screen}
        </FlyoutPanel>
      )}
    </AuthFlow>
  )
}
