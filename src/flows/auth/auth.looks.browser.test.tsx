import { proveLooks } from '../../../stories/support/proof/looks.ts'
import type * as auth from '../../auth.ts'
import { lookRows } from './testing/lookRows.tsx'
import { payloadRows } from './testing/payloadRows.ts'

proveLooks<typeof auth>(payloadRows, lookRows)
