'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { passwordGate } from '../../../messages/en/auth/passwordGate.ts'
import { css } from '../../../theme/css.ts'
import { Tooltip } from '../../../ui/feedback/Tooltip.tsx'
import { useText } from '../../text.tsx'

/** Props for the submit button. */
export interface PasswordGateState {
  readonly disabled: true
  readonly 'aria-describedby'?: string
}

export interface PasswordGateProps {
  /** The providers offered to an account without a password. auth.txt §5. */
  readonly hint: 'facebook' | 'google' | 'both'
  /** Renders the submit button. */
  readonly children: (gate: PasswordGateState) => ReactNode
}

const keys = {
  facebook: 'login.disabledFacebook',
  google: 'login.disabledGoogle',
  both: 'login.disabledBoth',
} as const

const Root = styled.div(css`
  [data-ui='tooltip'] {
    inline-size: 100%;
  }
`)

/** A disabled submit button that says why. Lazy, because few accounts have no password. */
export function PasswordGate({ hint, children }: PasswordGateProps): ReactNode {
  const t = useText(passwordGate)
  return (
    <Root>
      <Tooltip text={t(keys[hint])}>{(id) => children({ disabled: true, 'aria-describedby': id })}</Tooltip>
    </Root>
  )
}
