import { meetFaults } from '../../testing/faults/meetFaults.ts'
import { readFaults } from './reads.faults.tsx'

meetFaults(readFaults)
