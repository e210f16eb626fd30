'use client'
import { useState } from 'react'
import type { ProviderKind } from '../../../domain/auth/providers/loginMethods.ts'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { login } from '../../../messages/en/auth/login.ts'
import { LastUsedBadge } from '../../../views/auth/login/LastUsedBadge.ts'
import { useText } from '../../../views/text.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { readLastMethod } from '../services/lastMethod.storage.ts'

export interface LastUsedProps {
  /** The button that may be marked: a provider's, the form's own, or that for passkeys. */
  readonly method: SocialProvider | 'email' | 'passkey'
}

/** The button that leads to each way in. Single sign-on starts with the email. */
const buttons: Readonly<Record<ProviderKind, LastUsedProps['method']>> = {
  facebook: 'facebook',
  google: 'google',
  google_one_tap: 'google',
  line: 'line',
  sso: 'email',
  email: 'email',
  passkey: 'passkey',
}

/** Marks the button that was last used on this device. */
export function LastUsed({ method }: LastUsedProps) {
  const t = useText(login)
  const { platform } = useTackboard()
  const [last] = useState(() => readLastMethod(platform))
  return (
    last && buttons[last] === method && <LastUsedBadge data-ui="badge">{t('login.lastUsed')}</LastUsedBadge>
  )
}
