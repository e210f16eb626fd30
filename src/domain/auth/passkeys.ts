/** What this browser can do with passkeys. `autofill`: the email field lists them. `button`: only a button can ask for one. */
export type PasskeySupport = 'autofill' | 'button' | 'none'

/** A passkey that the server names. Binary values are base64url here, as in everything that the server sends or receives. */
export interface PasskeyDescriptor {
  readonly id: string
  readonly type: 'public-key'
  readonly transports?: readonly string[]
}

/** What the server asks a passkey to sign: the JSON form of WebAuthn's `PublicKeyCredentialRequestOptions`. */
export interface PasskeyRequest {
  readonly challenge: string
  /** How long the browser waits for the person, in milliseconds. */
  readonly timeout?: number
  /** The domain that the passkeys belong to. Default: the page's. */
  readonly rpId?: string
  /** Default: every passkey of the domain. */
  readonly allowCredentials?: readonly PasskeyDescriptor[]
  readonly userVerification?: 'required' | 'preferred' | 'discouraged'
}

/** The answer of a passkey: the JSON form of WebAuthn's assertion. */
export interface PasskeyAssertion {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string
  }
  readonly clientExtensionResults: Readonly<Record<string, unknown>>
  readonly authenticatorAttachment?: string
}

/** What the server asks the browser to create: the JSON form of WebAuthn's `PublicKeyCredentialCreationOptions`. */
export interface PasskeyCreation {
  readonly challenge: string
  /** How long the browser waits for the person, in milliseconds. */
  readonly timeout?: number
  /** The site that the passkey is for, and its domain. Default: the page's. */
  readonly rp: { readonly name: string; readonly id?: string }
  /** The account, as the browser lists it. Its `id` holds nothing about the person. */
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  /** The kinds of keys that the server can verify, best first. */
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[]
  /** The account's passkeys: a device that has one of them creates no other. */
  readonly excludeCredentials?: readonly PasskeyDescriptor[]
  readonly authenticatorSelection?: {
    readonly authenticatorAttachment?: 'platform' | 'cross-platform'
    readonly residentKey?: 'required' | 'preferred' | 'discouraged'
    readonly userVerification?: 'required' | 'preferred' | 'discouraged'
  }
}

/** A passkey that was just created: the JSON form of WebAuthn's attestation. */
export interface PasskeyAttestation {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: {
    readonly clientDataJSON: string
    readonly attestationObject: string
    readonly transports?: readonly string[]
  }
  readonly clientExtensionResults: Readonly<Record<string, unknown>>
  readonly authenticatorAttachment?: string
}

/** Why a browser gave or created no passkey. */
const reasons = [
  'cancelled',
  'noCredential',
  'alreadyRegistered',
  'notAllowed',
  'timedOut',
  'notSupported',
  'left',
  'failed',
] as const

/**
 * Why a browser gave or created no passkey. `cancelled`: the person closed its window; browsers say the same where they have no passkey.
 * `alreadyRegistered`: the device has one of the account already, where another was to be created. `left`: the page was left. `notAllowed`:
 * the page may not use passkeys of this domain. `failed`: anything else, such as an authenticator that is broken.
 */
export type PasskeyReason = (typeof reasons)[number]

/** Why the browser refused, as the platform throws it; null for any other error. */
export const passkeyReasonOf = (error: unknown): PasskeyReason | null =>
  (error instanceof Error && 'reason' in error && reasons.find((reason) => reason === error.reason)) || null
