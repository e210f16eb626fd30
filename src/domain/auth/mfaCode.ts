/** A verification code as the person means it: spaces and dashes of a paste are not part of it. */
export const normalizeMfaCode = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Whether a normalized code has the form of a verification code: `length` digits. auth.txt §5. */
export const isMfaCode = (code: string, length: number): boolean =>
  code.length === length && /^\d+$/.test(code)
