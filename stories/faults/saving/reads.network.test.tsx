import { meetFaults } from '../meetFaults.ts'
import { readFaults } from './reads.faults.tsx'

meetFaults(readFaults)
