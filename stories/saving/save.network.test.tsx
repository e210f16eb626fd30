import { meetFaults } from '../../testing/faults/meetFaults.ts'
import { saveFaults } from './save.faults.tsx'

meetFaults(saveFaults)
