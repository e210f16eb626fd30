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

/**
 * Why a browser gave no passkey. `cancelled`: the person closed its window; browsers say the same where they have no passkey. `left`: the
 * page was left. `notAllowed`: the page may not use passkeys of this domain. `failed`: anything else, such as an authenticator that is
 * broken.
 */
export type PasskeyReason =
  | 'cancelled'
  | 'noCredential'
  | 'notAllowed'
  | 'timedOut'
  | 'notSupported'
  | 'left'
  | 'failed'
