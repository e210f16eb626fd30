import { meetFaults } from '../../../testing/faults/meetFaults.ts'
import { passkeyCreationFaults } from './passkeyCreation.faults.tsx'

meetFaults(passkeyCreationFaults)
