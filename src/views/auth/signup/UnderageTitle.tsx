'use client'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { useLocale, useText } from '../../text.tsx'
import { birthdayText } from '../birthday/birthdayText.ts'

export interface UnderageTitleProps {
  /** As entered: 'YYYY-MM-DD'. */
  readonly birthday: string
}

/** The title of the underage confirmation, with the entered birthday, for its container. auth.txt §2. */
export function UnderageTitle({ birthday }: UnderageTitleProps) {
  const t = useText(signupSteps)
  return t('underage.title', { birthday: birthdayText(birthday, useLocale().locale) })
}
