/** Whether a code, as `readCode` reads it, consists of exactly `length` digits. */
export const isMfaCode = (code: string, length: number): boolean =>
  code.length === length && /^\d+$/.test(code)
