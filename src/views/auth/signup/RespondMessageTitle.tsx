'use client'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { Emblem } from '../../../ui/feedback/Emblem.tsx'
import { InfoIcon } from '../../../ui/layout/icons.tsx'
import { useText } from '../../text.tsx'

/** The title of a server's message, for its container: below an icon. */
export function RespondMessageTitle() {
  const t = useText(signupSteps)
  return (
    <>
      <Emblem>
        <InfoIcon />
      </Emblem>
      <span>{t('respondMessage.title')}</span>
    </>
  )
}
