'use client'
import type { ReactNode } from 'react'
import type { PasskeyLoginRowId } from '../../../errors/auth/passkeyLogin.errors.ts'
import { passkeys } from '../../../messages/en/auth/passkeys.ts'
import { errorKey } from '../../errorKey.ts'
import { useText } from '../../text.tsx'
import { handOffFocus } from '../shell/handOffFocus.ts'
import { PasskeyAsk, type PasskeyAskCallbacks, type PasskeyAskState } from './PasskeyAsk.tsx'

type ErrorKey = Extract<keyof typeof passkeys, `passkeyLogin.error.${string}`>

/** State of the button for passkeys. */
export interface PasskeyLoginViewState extends PasskeyAskState {
  /** The last failure's row, unless it is shown elsewhere. */
  readonly error: PasskeyLoginRowId | null
  readonly serverMessage: string | null
}

export type PasskeyLoginViewProps = PasskeyLoginViewState &
  PasskeyAskCallbacks & {
    /** The mark of the way in that was last used on this device. Default: none. */
    readonly lastUsedSlot?: ReactNode
  }

/** The button that asks for a passkey, in the log-in form. */
export function PasskeyLoginView({ error, serverMessage, lastUsedSlot, ...rest }: PasskeyLoginViewProps) {
  const t = useText(passkeys)
  return (
    <PasskeyAsk
      {...rest}
      variant="outlined"
      mark={lastUsedSlot}
      error={error && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(error)))}
      waiting={t('passkeyLogin.waiting')}
      handOff={handOffFocus}
    >
      {t('passkeyLogin.submit')}
    </PasskeyAsk>
  )
}
