'use client'
import { styled } from 'styled-components'
import type { PasskeyLoginRowId } from '../../../errors/auth/passkeyLogin.errors.ts'
import { common } from '../../../messages/en/common.ts'
import { passkeyLogin } from '../../../messages/en/auth/passkeyLogin.ts'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { KeyIcon } from '../../../ui/layout/icons.tsx'
import { errorKey } from '../../errorKey.ts'
import { useText } from '../../text.tsx'
import { handOffFocus } from '../shell/handOffFocus.ts'

const copy = { ...common, ...passkeyLogin }
type ErrorKey = Extract<keyof typeof copy, `passkeyLogin.error.${string}`>

/** State of the button for passkeys. */
export interface PasskeyLoginViewState {
  readonly isPending: boolean
  /** Whether the browser's window is open. */
  readonly isWaiting: boolean
  /** Whether the call takes unusually long. */
  readonly isSlow: boolean
  /** The last failure's row, unless it is shown elsewhere. */
  readonly error: PasskeyLoginRowId | null
  readonly serverMessage: string | null
}

export interface PasskeyLoginViewProps extends PasskeyLoginViewState {
  readonly onPress: () => void
  readonly onCancel: () => void
}

const Root = styled.div(css`
  display: grid;
  gap: ${vars.space[3]};
  > [data-variant='link'] {
    justify-self: center;
  }
`)

/** The button that asks for a passkey, in the log-in form. */
export function PasskeyLoginView(props: PasskeyLoginViewProps) {
  const { error, serverMessage, isWaiting, isSlow } = props
  const t = useText(copy)
  return (
    <Root data-at="passkey">
      <Notice severity="error">
        {error && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(error)))}
      </Notice>
      <Button
        variant="outlined"
        fullWidth
        leading={<KeyIcon />}
        busy={props.isPending}
        onClick={props.onPress}
      >
        {t('passkeyLogin.submit')}
      </Button>
      <div data-at="status" role="status">
        {isWaiting && <p>{t('passkeyLogin.waiting')}</p>}
        {isSlow && <p>{t('common.stillWorking')}</p>}
      </div>
      {(isWaiting || isSlow) && (
        <Button ref={handOffFocus} variant="link" size={40} onClick={props.onCancel}>
          {t('common.cancel')}
        </Button>
      )}
    </Root>
  )
}
