import { provePayloads } from '../../../stories/support/proof/payloads.ts'
import type * as auth from '../../auth.ts'
import { payloadRows } from './testing/payloadRows.ts'

provePayloads<typeof auth>(payloadRows)
