/** Strips spaces and dashes, which pasted codes often contain. */
export const normalizeMfaCode = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Whether a normalized code consists of exactly `length` digits. auth.txt §5. */
export const isMfaCode = (code: string, length: number): boolean =>
  code.length === length && /^\d+$/.test(code)
