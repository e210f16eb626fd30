/** Where the code of the two-factor step comes from, in the server's words: a message, an authenticator app or a list of backup codes. */
export type MfaMethod = 'sms' | 'totp' | 'backup_code'

const others = ['totp', 'backup_code'] as const satisfies readonly MfaMethod[]

/** The ways besides the current one. The server names those besides the message, which was sent anyway; what it names else is left out. */
export const otherMethods = (offered: readonly unknown[], current: MfaMethod): readonly MfaMethod[] =>
  (['sms', ...others.filter((method) => offered.includes(method))] as const).filter(
    (method) => method !== current,
  )
