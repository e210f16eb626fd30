'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { SocialProvider } from '../../../domain/auth/providers/providers.ts'
import { passwordGate } from '../../../messages/en/auth/passwordGate.ts'
import { css } from '../../../theme/css.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { vars } from '../../../theme/vars.ts'
import { Tooltip } from '../../../ui/feedback/Tooltip.tsx'
import { useText } from '../../text.tsx'

/** Props for the submit button. */
export interface PasswordGateState {
  readonly disabled: true
  readonly 'aria-describedby'?: string
}

export interface PasswordGateProps {
  /** The providers offered to an account without a password. */
  readonly hint: SocialProvider | 'both'
  /** Renders the submit button. */
  readonly children: (gate: PasswordGateState) => ReactNode
}

const keys = {
  facebook: 'login.disabledFacebook',
  google: 'login.disabledGoogle',
  line: 'login.disabledLine',
  both: 'login.disabledBoth',
} as const

/** The tooltip stands beside the form, or over the notice that says the same, so that it covers no field. */
const Root = styled.div(css`
  display: grid;
  gap: ${vars.space[4]};
  [data-ui='tooltip'] {
    inline-size: 100%;
    > [role='tooltip'] {
      position-area: inline-end;
      position-try-fallbacks: flip-inline, block-start;
    }
  }
`)

/** A disabled submit button that says why. Lazy, because few accounts have no password. */
export function PasswordGate({ hint, children }: PasswordGateProps): ReactNode {
  const t = useText(passwordGate)
  return (
    <Root>
      <Notice>{t(keys[hint])}</Notice>
      <Tooltip text={t(keys[hint])}>{(id) => children({ disabled: true, 'aria-describedby': id })}</Tooltip>
    </Root>
  )
}
