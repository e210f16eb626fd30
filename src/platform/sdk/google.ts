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
  /** Takes the prompt back. */
  cancel?(): void
  renderButton?(
    element: HTMLElement,
    options: { readonly type: 'standard'; readonly text: 'continue_with' },
  ): void
}

/** The script's object; undefined until it is there. */
export const googleIdentity = () =>
  // SAFETY: the script's global is optional in the type, and looked for before it is used.
  (globalThis as { readonly google?: { readonly accounts?: { readonly id?: GoogleIdentity } } }).google
    ?.accounts?.id

/** The id token in the script's answer; null for anything else. */
export function readCredential(answer: unknown): string | null {
  // SAFETY: the credential is optional and unknown in the type; the answer may be missing.
  const { credential } = (answer ?? {}) as { readonly credential?: unknown }
  return typeof credential === 'string' && credential ? credential : null
}

/** Whether the prompt does not show, or was sent away without a credential. */
export function isSentAway(moment: PromptMoment): boolean {
  const isDismissed =
    moment.isDismissedMoment?.() === true && moment.getDismissedReason?.() !== 'credential_returned'
  return isDismissed || moment.isNotDisplayed?.() === true || moment.isSkippedMoment?.() === true
}

/** The second provider: its prompt answers with a credential. auth.txt §3 "Second-provider credentials". */
export function googleSdk(clientId: string, src: string | undefined, locale: string): ProviderSdk {
  return {
    src: src ?? `https://accounts.google.com/gsi/client?hl=${encodeURIComponent(locale)}`,
    isReady: () => Boolean(googleIdentity()),
    logIn({ resolve, refuse }) {
      const id = googleIdentity()
      id?.initialize({
        client_id: clientId,
        callback(answer) {
          const credential = readCredential(answer)
          if (credential) resolve({ google_open_id_token: credential })
          else refuse(null)
        },
      })
      id?.prompt((moment) => {
        if (isSentAway(moment)) refuse(null)
      })
    },
  }
}
