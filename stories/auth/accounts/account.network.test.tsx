import { meetFaults } from '../../../testing/faults/meetFaults.ts'
import { accountFaults } from './account.faults.tsx'

meetFaults(accountFaults)
