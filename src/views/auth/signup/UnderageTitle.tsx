'use client'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { useLocale, useText } from '../../text.tsx'
import { birthdayText } from '../birthday/birthdayText.ts'

export interface UnderageTitleProps {
  /** As it was entered: 'YYYY-MM-DD'. */
  readonly birthday: string
}

/** The words of the underage confirmation's heading, for its container: built from the entered birthday. auth.txt §2. */
export function UnderageTitle({ birthday }: UnderageTitleProps) {
  const t = useText(signupSteps)
  return t('underage.title', { birthday: birthdayText(birthday, useLocale().locale) })
}
