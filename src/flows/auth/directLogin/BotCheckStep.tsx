'use client'
import { login } from '../../../messages/en/auth/login.ts'
import { useText } from '../../../views/text.tsx'
import { BotCheckWidget, type BotCheckWidgetProps } from '../login/BotCheckWidget.tsx'

export interface BotCheckStepProps extends BotCheckWidgetProps {
  readonly isLoading: boolean
}

/** The bot check of a log-in without a form: the widget, and what to read while it loads. */
export function BotCheckStep({ isLoading, ...props }: BotCheckStepProps) {
  const t = useText(login)
  return (
    <>
      <BotCheckWidget {...props} />
      <p role="status">{isLoading && t('login.botCheckLoading')}</p>
    </>
  )
}
