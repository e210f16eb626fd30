import type { PayloadRows } from '../../../testing/proof/payloads.ts'
import type * as auth from '../../../src/auth.ts'
import { modalRows } from './formRows.tsx'
import { pageRows } from './pageRows.tsx'
import { stepRows } from './stepRows.tsx'

/** Everything that an app hears of logging in and signing up. */
export const payloadRows: PayloadRows<typeof auth> = { ...modalRows, ...pageRows, ...stepRows }
