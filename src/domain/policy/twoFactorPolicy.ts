/** What the two-factor step offers beyond the specification. */
export interface TwoFactorPolicy {
  /** Whether a code's last digit submits it. It takes the chance to check the code, above all from users of screen readers. Default: false. */
  readonly submitsLastDigit: boolean
  /**
   * Whether people can have their device remembered: a checkbox, sent with the code as `mfa_remember_device`. Your server then sets a
   * cookie that it takes in place of a code. Default: false.
   */
  readonly remembersDevice: boolean
  /**
   * Whether a phone's browser is asked for the code of the message, which it then fills in (WebOTP). The message has to end in a line for
   * your domain, such as `@example.com #123456`. Default: false.
   */
  readonly readsMessage: boolean
}

export const defaultTwoFactorPolicy: TwoFactorPolicy = {
  submitsLastDigit: false,
  remembersDevice: false,
  readsMessage: false,
}
