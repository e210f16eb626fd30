import type { House } from '../house.ts'
import * as flag from '../underageFlag.ts'

/** Whether someone was refused for their age on this device: in storage, or by the cookie of the standalone step. auth.txt §4. C9. */
export const readUnderageFlag = ({ platform }: House): boolean => flag.readUnderageFlag(platform)

/** Remembers the refusal. auth.txt §4 "Underage". */
export const setUnderageFlag = ({ platform }: House): void => flag.setUnderageFlag(platform)
