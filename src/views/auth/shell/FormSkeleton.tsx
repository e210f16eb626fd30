'use client'
import { common } from '../../../messages/en/common.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'
import { LoginRoot } from '../login/LoginView.styles.ts'

/** The outline of the sign-up form while it loads. */
export function FormSkeleton() {
  const t = useText(common)
  return (
    <LoginRoot role="status">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div data-at="bar" />
      <div data-at="bar" />
      <div data-at="bar" />
    </LoginRoot>
  )
}
