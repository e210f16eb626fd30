'use client'
import type { ReactNode } from 'react'
import { login } from '../../messages/compiled/en/login.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useText } from '../text.tsx'

export interface PasswordGateProps {
  /** The providers an account without a password is sent to; null lets the password through. auth.txt §5. */
  readonly hint: 'facebook' | 'google' | 'both' | null
  /** Draws the submit button with what the gate asks of it. */
  readonly children: (gate: { readonly disabled?: true; readonly 'aria-describedby'?: string }) => ReactNode
}

const keys = {
  facebook: 'login.disabledFacebook',
  google: 'login.disabledGoogle',
  both: 'login.disabledBoth',
} as const

/** A submit button that says why it may not be pressed. */
export function PasswordGate({ hint, children }: PasswordGateProps) {
  const t = useText(login)
  if (!hint) return children({})
  return <Tooltip text={t(keys[hint])}>{(id) => children({ disabled: true, 'aria-describedby': id })}</Tooltip>
}
