import { readCode, tidyNumber } from '../text/typedCode.ts'
import type { MfaMethod } from './mfaMethods.ts'

/** Whether a code, as `readCode` reads it, consists of exactly `length` digits. */
export const isMfaCode = (code: string, length: number): boolean =>
  code.length === length && /^\d+$/.test(code)

/** Reads a typed code of this method. A backup code may have letters and dashes, which only the server can check. */
export const readMfaCode = (typed: string, method: MfaMethod, length: number): string =>
  method === 'backup_code' ? tidyNumber(typed).replaceAll(' ', '') : readCode(typed, length)
