import { proveLooks } from '../../../testing/proof/looks.ts'
import type * as auth from '../../../src/auth.ts'
import { lookRows } from './lookRows.tsx'
import { payloadRows } from './payloadRows.ts'

proveLooks<typeof auth>(payloadRows, lookRows)
