'use client'
import type { ReactNode } from 'react'
import { auth } from '../../../messages/en/auth/auth.ts'
import type { ButtonLook } from '../../../ui/actions/Button.tsx'
import { Popup } from '../../../ui/actions/Popup.tsx'
import { LeavingView } from '../../../views/auth/shell/LeavingView.tsx'
import { useText } from '../../../views/text.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import type { AuthFlowProps } from './auth.props.ts'
import type { FlyoutFormProps } from './FlyoutForm.tsx'

export interface LoginFlyoutProps extends AuthFlowProps {
  /** The button's content. Default: 'Log in'. */
  readonly trigger?: ReactNode
  /** How the button looks. Default: the primary button. */
  readonly look?: ButtonLook | undefined
}

const Form = lazyScreen<FlyoutFormProps>(
  async () => (await import('./FlyoutForm.tsx')).FlyoutForm,
  <LeavingView />,
)

/**
 * A button, and under it, once it is pressed, a panel to log in; on a phone, a sheet at the bottom. Escape and a press outside close it, and
 * focus returns to the button. The form is loaded when it first opens. auth.txt §2 "Login form (page, modal or flyout)".
 */
export function LoginFlyout({ trigger, look, ...props }: LoginFlyoutProps) {
  const t = useText(auth)
  return (
    <Popup {...look} kind="form" label={t('login.title')} trigger={trigger ?? t('login.title')}>
      {(close) => <Form {...props} onClose={close} />}
    </Popup>
  )
}
