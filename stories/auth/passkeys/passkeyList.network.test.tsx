import { meetFaults } from '../../../testing/faults/meetFaults.ts'
import { passkeyListFaults } from './passkeyList.faults.tsx'

meetFaults(passkeyListFaults)
