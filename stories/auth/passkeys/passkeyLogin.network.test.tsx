import { meetFaults } from '../../../testing/faults/meetFaults.ts'
import { passkeyLoginFaults } from './passkeyLogin.faults.tsx'

meetFaults(passkeyLoginFaults)
