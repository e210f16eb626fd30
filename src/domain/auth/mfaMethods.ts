/** Where the code of the two-factor step comes from, in the server's words: a message, an authenticator app or a list of backup codes. */
export type MfaMethod = 'sms' | 'totp' | 'backup_code'

/** A way besides the message, which was sent anyway. */
export type OtherMfaMethod = Exclude<MfaMethod, 'sms'>

const others = ['totp', 'backup_code'] as const satisfies readonly OtherMfaMethod[]

/** The ways that the server names besides its message, in our order. What it names else is left out. A single name counts as a list. */
export const readMfaMethods = (given: unknown): readonly OtherMfaMethod[] =>
  others.filter((method) => [given].flat().includes(method))

/** The ways besides the current one. */
export const otherMethods = (offered: readonly OtherMfaMethod[], current: MfaMethod): readonly MfaMethod[] =>
  (['sms', ...offered] as const).filter((method) => method !== current)
