import { provePayloads } from '../../../testing/proof/payloads.ts'
import type * as auth from '../../../src/auth.ts'
import { payloadRows } from './payloadRows.ts'

provePayloads<typeof auth>(payloadRows)
