import { PROMPT_NOT_SHOWN } from '../../domain/auth/providers/googlePrompt.ts'
import type { ProviderSdk } from './sdk.ts'

/** What happened to the prompt. Browsers that show it natively omit some of these methods. */
interface PromptMoment {
  readonly isNotDisplayed?: () => boolean
  readonly isSkippedMoment?: () => boolean
  readonly isDismissedMoment?: () => boolean
  readonly getDismissedReason?: () => string
}

/** The part of the second provider's identity script we use. */
interface GoogleIdentity {
  initialize(options: { readonly client_id: string; readonly callback: (answer: unknown) => void }): void
  prompt(listener: (moment: PromptMoment) => void): void
  /** Closes the prompt. */
  cancel?(): void
  renderButton?(
    element: HTMLElement,
    options: { readonly type: 'standard'; readonly text: 'continue_with'; readonly locale: string },
  ): void
}

/** The script's global; undefined until the script has initialized. */
export const googleIdentity = () =>
  // SAFETY: the script's global is optional in the type and checked before use.
  (globalThis as { readonly google?: { readonly accounts?: { readonly id?: GoogleIdentity } } }).google
    ?.accounts?.id

/** The ID token in the script's response; null for anything else. */
export function readCredential(answer: unknown): string | null {
  // SAFETY: the credential is optional and unknown in the type.
  const { credential } = (answer ?? {}) as { readonly credential?: unknown }
  return typeof credential === 'string' && credential ? credential : null
}

/** Who hears the script's next answer. */
let hear: ((answer: unknown) => void) | undefined

/** Initializes the script. It has one callback: a prompt that is answered late answers whoever has asked since, such as a button. */
export function initializeGoogle(
  id: GoogleIdentity | undefined,
  clientId: string,
  onAnswer: (answer: unknown) => void,
): void {
  hear = onAnswer
  id?.initialize({ client_id: clientId, callback: (answer) => hear?.(answer) })
}

/** Whether the prompt ended without a credential: it was dismissed, skipped or not displayed. */
export function endedWithoutCredential(moment: PromptMoment): boolean {
  const isDismissed =
    moment.isDismissedMoment?.() === true && moment.getDismissedReason?.() !== 'credential_returned'
  return isDismissed || moment.isNotDisplayed?.() === true || moment.isSkippedMoment?.() === true
}

/**
 * The second provider's SDK. Its prompt returns a credential. Browsers decide whether it is shown: not after a recent dismissal,
 * without a session at the provider, or where signing in by third parties is off.
 */
export function googleSdk(clientId: string, src: string | undefined, locale: string): ProviderSdk {
  return {
    src: src ?? `https://accounts.google.com/gsi/client?hl=${encodeURIComponent(locale)}`,
    isReady: () => Boolean(googleIdentity()),
    logIn({ resolve, refuse }) {
      const id = googleIdentity()
      initializeGoogle(id, clientId, (answer) => {
        const credential = readCredential(answer)
        if (credential) resolve({ google_open_id_token: credential })
        else refuse(null)
      })
      id?.prompt((moment) => {
        if (endedWithoutCredential(moment)) refuse(PROMPT_NOT_SHOWN)
      })
    },
  }
}
