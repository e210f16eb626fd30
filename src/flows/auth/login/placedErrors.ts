import type { ProviderButton } from '../../../domain/auth/providers/providers.ts'
import type { LoginViewProps } from '../../../views/auth/login/LoginView.types.ts'

type Errors = LoginViewProps['errors']

const providers = ['facebook', 'google', 'line'] as const

/**
 * The form's errors, with that of a provider as a notice if the provider has no button that it could be shown at. It then does not
 * mention the button.
 */
export function placedErrors(errors: Errors, buttons: readonly ProviderButton[]): Errors {
  const lost = providers.find((name) => errors[name] && buttons.every(({ provider }) => provider !== name))
  const row = lost && errors[lost]
  if (!row) return errors
  return { ...errors, notice: row === 'login.connectedToFacebook' ? 'login.facebookOnly' : row }
}
