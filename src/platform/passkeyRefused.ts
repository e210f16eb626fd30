import type { PasskeyReason } from '../domain/auth/passkeys.ts'

/** Thrown if the browser gives or creates no passkey. */
export class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused'
  readonly reason: PasskeyReason
  constructor(reason: PasskeyReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
