/** What the two-factor step offers beyond the specification. */
export interface TwoFactorPolicy {
  /** Whether a code's last digit submits it. It takes the chance to check the code, above all from users of screen readers. Default: false. */
  readonly submitsLastDigit: boolean
}

export const defaultTwoFactorPolicy: TwoFactorPolicy = { submitsLastDigit: false }
