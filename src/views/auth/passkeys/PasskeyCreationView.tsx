'use client'
import { passkeyCreationRow, type PasskeyCreationRowId } from '../../../errors/auth/passkeyCreation.errors.ts'
import { asInformation } from '../../../errors/catalogue.ts'
import { passkeys } from '../../../messages/en/auth/passkeys.ts'
import type { ButtonProps } from '../../../ui/actions/Button.tsx'
import { errorKey } from '../../errorKey.ts'
import { useText } from '../../text.tsx'
import { PasskeyAsk, type PasskeyAskCallbacks, type PasskeyAskState } from './PasskeyAsk.tsx'

type ErrorKey = Extract<keyof typeof passkeys, `passkeyCreation.error.${string}`>

/** State of the button that creates a passkey. */
export interface PasskeyCreationViewState extends PasskeyAskState {
  /** The last failure's row. */
  readonly error: PasskeyCreationRowId | null
  /** The server's message, shown instead of the row's text where the row says so; null if there is none. */
  readonly serverMessage: string | null
}

export type PasskeyCreationViewProps = PasskeyCreationViewState &
  PasskeyAskCallbacks & {
    /** The look of the button, as `Button` has it. Default: 'primary'. */
    readonly variant?: ButtonProps['variant']
    /** What the button says. Default: 'Create a passkey'. */
    readonly label?: string | undefined
    /** There is no button, because another attempt would end in the same way. Default: false. */
    readonly isHopeless?: boolean
  }

/** The button that creates a passkey, with what went wrong. */
export function PasskeyCreationView({
  error,
  serverMessage,
  isHopeless,
  label,
  ...rest
}: PasskeyCreationViewProps) {
  const t = useText(passkeys)
  const text = error && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(error)))
  const { placement } = error ? passkeyCreationRow(error) : { placement: null }
  const isInformation = placement === asInformation
  return (
    <PasskeyAsk
      {...rest}
      error={!isInformation && text}
      information={isInformation && text}
      waiting={t('passkeyCreation.waiting')}
    >
      {isHopeless ? null : (label ?? t('passkeyCreation.submit'))}
    </PasskeyAsk>
  )
}
