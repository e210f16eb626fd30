'use client'
import type { ReactNode } from 'react'
import { login } from '../../messages/compiled/en/login.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useText } from '../text.tsx'

/** What the gate asks of the submit button. */
export interface PasswordGateState {
  readonly disabled: true
  readonly 'aria-describedby': string
}

export interface PasswordGateProps {
  /** The providers an account without a password is sent to. auth.txt §5. */
  readonly hint: 'facebook' | 'google' | 'both'
  /** Draws the submit button. */
  readonly children: (gate: PasswordGateState) => ReactNode
}

const keys = {
  facebook: 'login.disabledFacebook',
  google: 'login.disabledGoogle',
  both: 'login.disabledBoth',
} as const

/** A submit button that says why it may not be pressed. */
export function PasswordGate({ hint, children }: PasswordGateProps) {
  const t = useText(login)
  return <Tooltip text={t(keys[hint])}>{(id) => children({ disabled: true, 'aria-describedby': id })}</Tooltip>
}
