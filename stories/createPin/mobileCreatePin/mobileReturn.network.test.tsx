import { meetFaults } from '../../../testing/faults/meetFaults.ts'
import { mobileReturnFaults } from './mobileReturn.faults.tsx'

meetFaults(mobileReturnFaults)
