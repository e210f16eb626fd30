import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
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

/** Whether this device itself can keep a passkey. */
export const canCreatePasskeys = async (): Promise<boolean> =>
  browserSupportsWebAuthn() && platformAuthenticatorIsAvailable()

const reasons: Readonly<Record<string, PasskeyReason>> = {
  AbortError: 'cancelled',
  InvalidStateError: 'alreadyRegistered',
  NotAllowedError: 'cancelled',
  // No authenticator can do what the server requires, such as verifying the person.
  ConstraintError: 'notSupported',
  NotSupportedError: 'notSupported',
  SecurityError: 'notAllowed',
  TimeoutError: 'timedOut',
  // The package throws a plain error where the browser returned no passkey. It has three others, which do not apply here.
  Error: 'noCredential',
}

/** How the browser is asked, and how its refusals are understood. */
interface Ceremony<Answer> {
  readonly begin: () => Promise<Answer>
  readonly signal: AbortSignal
  /** How long the browser's window may stay open, in milliseconds. Undefined: the browser does not say that the time is over. */
  readonly timeout: number | undefined
  readonly clock: Clock
}

/** Asks the browser. Browsers report a window that the person left open for too long as if it had been closed. */
async function ask<Answer>({ begin, signal, timeout, clock }: Ceremony<Answer>): Promise<Answer> {
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
    return await begin()
  } catch (error) {
    const reason = (error instanceof Error && reasons[error.name]) || 'failed'
    const isLate = timeout !== undefined && clock.now() - start >= timeout
    throw new PasskeyRefused(hasLeft ? 'left' : reason === 'cancelled' && isLate ? 'timedOut' : reason, error)
  } finally {
    isPending = false
    signal.removeEventListener('abort', handleAbort)
    globalThis.removeEventListener('pagehide', handleLeave)
  }
}

/** Asks for a passkey. */
export async function getPasskey(
  request: PasskeyRequest,
  { isAutofill, signal }: Parameters<PasskeyPort['get']>[1],
  clock: Clock,
): Promise<PasskeyAssertion> {
  if (!browserSupportsWebAuthn() || (isAutofill && !(await hasAutofill())))
    throw new PasskeyRefused('notSupported')
  const assertion = await ask({
    begin: () =>
      startAuthentication({
        // SAFETY: the same dictionary, without `readonly`.
        optionsJSON: request as PublicKeyCredentialRequestOptionsJSON,
        useBrowserAutofill: isAutofill,
        // An app's own field may be in a shadow root.
        verifyBrowserAutofillInput: false,
      }),
    signal,
    timeout: isAutofill ? undefined : request.timeout,
    clock,
  })
  return { ...assertion, clientExtensionResults: { ...assertion.clientExtensionResults } }
}

/** Creates a passkey. */
export async function createPasskey(
  creation: PasskeyCreation,
  { signal }: Parameters<PasskeyPort['create']>[1],
  clock: Clock,
): Promise<PasskeyAttestation> {
  if (!browserSupportsWebAuthn()) throw new PasskeyRefused('notSupported')
  const attestation = await ask({
    // SAFETY: the same dictionary, without `readonly`.
    begin: () => startRegistration({ optionsJSON: creation as PublicKeyCredentialCreationOptionsJSON }),
    signal,
    timeout: creation.timeout,
    clock,
  })
  const { clientDataJSON, attestationObject, transports } = attestation.response
  return {
    ...attestation,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    clientExtensionResults: { ...attestation.clientExtensionResults },
  }
}

/** The port, on a clock. */
export const createWebAuthn = (clock: Clock): PasskeyPort => ({
  detect: detectPasskeys,
  get: (request, options) => getPasskey(request, options, clock),
  canCreate: canCreatePasskeys,
  create: (creation, options) => createPasskey(creation, options, clock),
})
