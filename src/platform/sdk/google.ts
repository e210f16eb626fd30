import type { ProviderSdk } from './sdk.ts'

/** What the prompt did. A browser that shows the prompt by itself leaves some of these out. */
interface PromptMoment {
  readonly isNotDisplayed?: () => boolean
  readonly isSkippedMoment?: () => boolean
  readonly isDismissedMoment?: () => boolean
  readonly getDismissedReason?: () => string
}

/** The part of the second provider's identity script that is used. */
interface GoogleIdentity {
  initialize(options: { readonly client_id: string; readonly callback: (answer: unknown) => void }): void
  prompt(hear: (moment: PromptMoment) => void): void
}

const identity = () =>
  // SAFETY: the script's global is optional in the type, and looked for before it is used.
  (globalThis as { readonly google?: { readonly accounts?: { readonly id?: GoogleIdentity } } }).google?.accounts?.id

/** The second provider: its prompt answers with a credential. auth.txt §3 "Second-provider credentials". */
export function googleSdk(clientId: string, src: string | undefined, locale: string): ProviderSdk {
  return {
    src: src ?? `https://accounts.google.com/gsi/client?hl=${encodeURIComponent(locale)}`,
    isReady: () => Boolean(identity()),
    logIn({ resolve, refuse }) {
      const id = identity()
      id?.initialize({
        client_id: clientId,
        callback(answer) {
          // SAFETY: the credential is optional and unknown in the type; the answer may be missing.
          const { credential } = (answer ?? {}) as { readonly credential?: unknown }
          if (typeof credential === 'string' && credential) resolve({ google_open_id_token: credential })
          else refuse(null)
        },
      })
      id?.prompt((moment) => {
        const isDismissed = moment.isDismissedMoment?.() && moment.getDismissedReason?.() !== 'credential_returned'
        if (moment.isNotDisplayed?.() || moment.isSkippedMoment?.() || isDismissed) refuse(null)
      })
    },
  }
}
