'use client'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { passkeys } from '../../../messages/en/auth/passkeys.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useText } from '../../text.tsx'
import { LoginRoot } from '../login/LoginView.styles.ts'
import { textOverColumn } from '../socialSignup/textOverColumn.styles.ts'
import { KeyDrawing } from './KeyDrawing.tsx'
import { PasskeyCreationView, type PasskeyCreationViewProps } from './PasskeyCreationView.tsx'

export interface PasskeyOfferViewProps extends Omit<PasskeyCreationViewProps, 'variant'> {
  readonly isHopeless: boolean
  readonly onDecline: () => void
}

const Root = styled(LoginRoot)(css`
  ${textOverColumn}
  text-wrap: balance;
  /* A dialog keeps no room for buttons that are part of the view. */
  dialog & {
    padding-block-end: ${vars.space[4]};
  }
`)

/** The offer of a passkey. Its title is that of the page or dialog. */
export function PasskeyOfferView({ isHopeless, onDecline, ...rest }: PasskeyOfferViewProps) {
  const t = useText(passkeys)
  const onward = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The pressed button is gone, so focus moves to the only one that is left.
    if (isHopeless && document.activeElement === document.body) onward.current?.focus()
  }, [isHopeless])
  return (
    <Root>
      <KeyDrawing />
      <p>{t('passkeyOffer.body')}</p>
      <PasskeyCreationView {...rest} isHopeless={isHopeless} />
      <Button
        ref={onward}
        // The main button once there is no other.
        variant={isHopeless ? 'primary' : 'secondary'}
        fullWidth
        onClick={onDecline}
      >
        {t(isHopeless ? 'passkeyOffer.continue' : 'passkeyOffer.notNow')}
      </Button>
    </Root>
  )
}
