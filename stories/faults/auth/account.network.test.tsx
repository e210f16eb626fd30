import { meetFaults } from '../meetFaults.ts'
import { accountFaults } from './account.faults.tsx'

meetFaults(accountFaults)
