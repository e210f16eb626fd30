import type { ProviderToken } from '../../../domain/auth/providers/providerToken.ts'

type GoogleButtonEvent =
  | { readonly type: 'token.received'; readonly token: ProviderToken }
  | { readonly type: 'button.failed' }

/** What Google's own button tells the form that it stands in. */
export const googleButtonCallbacks = (send: (event: GoogleButtonEvent) => void) => ({
  onToken: (idToken: string) => send({ type: 'token.received', token: { google_open_id_token: idToken } }),
  onFailed: () => send({ type: 'button.failed' }),
})
