import { meetFaults } from '../meetFaults.ts'
import { saveFaults } from './save.faults.tsx'

meetFaults(saveFaults)
