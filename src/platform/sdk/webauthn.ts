import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type {
  PasskeyAssertion,
  PasskeyReason,
  PasskeyRequest,
  PasskeySupport,
} from '../../domain/auth/passkeys.ts'
import type { PasskeyPort } from '../page.types.ts'
import { PasskeyRefused } from '../passkeyRefused.ts'
import type { Clock } from '../platform.ts'

const hasAutofill = () => browserSupportsWebAuthnAutofill().catch(() => false)

/** What this browser can do with passkeys. */
export async function detectPasskeys(): Promise<PasskeySupport> {
  if (!browserSupportsWebAuthn()) return 'none'
  return (await hasAutofill()) ? 'autofill' : 'button'
}

const reasons: Readonly<Record<string, PasskeyReason>> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  NotSupportedError: 'notSupported',
  SecurityError: 'notAllowed',
  TimeoutError: 'timedOut',
  // The package throws a plain error where the browser returned no passkey. It has three others, which do not apply here.
  Error: 'noCredential',
}

/** Asks for a passkey. Browsers report a window that the person left open for too long as if it had been closed. */
export async function getPasskey(
  request: PasskeyRequest,
  { isAutofill, signal }: Parameters<PasskeyPort['get']>[1],
  clock: Clock,
): Promise<PasskeyAssertion> {
  if (!browserSupportsWebAuthn() || (isAutofill && !(await hasAutofill())))
    throw new PasskeyRefused('notSupported')
  if (signal.aborted) throw signal.reason
  const start = clock.now()
  let isPending = true
  let hasLeft = false
  const stop = async () => {
    WebAuthnAbortService.cancelCeremony()
    // The package begins a moment later, after it has looked for autofill itself.
    await hasAutofill()
    if (isPending) WebAuthnAbortService.cancelCeremony()
  }
  const handleAbort = () => void stop()
  const handleLeave = () => {
    hasLeft = true
    void stop()
  }
  signal.addEventListener('abort', handleAbort)
  globalThis.addEventListener('pagehide', handleLeave)
  try {
    const assertion = await startAuthentication({
      // SAFETY: the same dictionary, without `readonly`.
      optionsJSON: request as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isAutofill,
      // An app's own field may be in a shadow root.
      verifyBrowserAutofillInput: false,
    })
    return { ...assertion, clientExtensionResults: { ...assertion.clientExtensionResults } }
  } catch (error) {
    const reason = (error instanceof Error && reasons[error.name]) || 'failed'
    const isLate = !isAutofill && request.timeout !== undefined && clock.now() - start >= request.timeout
    throw new PasskeyRefused(hasLeft ? 'left' : reason === 'cancelled' && isLate ? 'timedOut' : reason, error)
  } finally {
    isPending = false
    signal.removeEventListener('abort', handleAbort)
    globalThis.removeEventListener('pagehide', handleLeave)
  }
}
