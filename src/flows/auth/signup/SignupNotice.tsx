'use client'
import type { Policy } from '../../../domain/policy/policy.ts'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { NoticeDialog } from '../../../views/auth/recovery/NoticeDialog.tsx'

export interface SignupNoticeProps {
  readonly provider: SocialProvider
  readonly paths: Policy['paths']
  readonly onClose: () => void
}

/** "Oops! Facebook isn't available", over the sign-up form. auth.txt §8 "Social login". */
export const SignupNotice = ({ provider, paths, onClose }: SignupNoticeProps) => (
  <NoticeDialog
    notice={`${provider}Unavailable`}
    email=""
    isPending={false}
    error={false}
    canReset={false}
    appealHref={paths.appeal}
    resetHref={paths.passwordReset}
    onClose={onClose}
    onReset={onClose}
    onResend={onClose}
  />
)
