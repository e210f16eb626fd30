'use client'
import { useEffect, useRef } from 'react'
import type { MfaMethod } from '../../../domain/auth/mfaMethods.ts'
import { common } from '../../../messages/en/common.ts'
import { loginMfa } from '../../../messages/en/auth/loginMfa.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useText } from '../../text.tsx'
import { LoginRoot } from '../login/LoginView.styles.ts'

const copy = { ...common, ...loginMfa }

export interface MfaMethodsViewProps {
  /** The ways to choose among, in order. */
  readonly methods: readonly MfaMethod[]
  /** Called with the way that the user has chosen. */
  readonly onChoose: (method: MfaMethod) => void
  /** Back to the code, by the way chosen before. */
  readonly onCancel: () => void
}

/** Other ways to get the code of the two-factor step. Focus is on the first one. */
export function MfaMethodsView({ methods, onChoose, onCancel }: MfaMethodsViewProps) {
  const t = useText(copy)
  const list = useRef<HTMLDivElement>(null)
  // The link that led here has gone.
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  return (
    <LoginRoot ref={list} role="group" aria-label={t('loginMfa.otherWays')}>
      <p aria-hidden="true">{t('loginMfa.otherWays')}</p>
      {methods.map((method) => (
        <Button key={method} variant="outlined" fullWidth onClick={() => onChoose(method)}>
          {t(`loginMfa.method.${method}`)}
        </Button>
      ))}
      <Button variant="link" size={40} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </LoginRoot>
  )
}
