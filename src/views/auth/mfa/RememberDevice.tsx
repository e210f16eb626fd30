'use client'
import { useId } from 'react'
import { styled } from 'styled-components'
import { loginMfa } from '../../../messages/en/auth/loginMfa.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { useText } from '../../text.tsx'

const Hint = styled.p(css`
  margin-block: 0;
  color: ${vars.color.textSubtle};
  font-size: ${vars.type[14]};
`)

export interface RememberDeviceProps {
  readonly isRemembered: boolean
  readonly onToggle: ((isRemembered: boolean) => void) | undefined
}

/** Has the device remembered, so that no code is asked for there. */
export function RememberDevice({ isRemembered, onToggle }: RememberDeviceProps) {
  const t = useText(loginMfa)
  const id = useId()
  return (
    <Checkbox
      label={t('loginMfa.rememberDevice')}
      checked={isRemembered}
      onChecked={onToggle}
      aria-describedby={id}
      detail={<Hint id={id}>{t('loginMfa.rememberDeviceHint')}</Hint>}
    />
  )
}
