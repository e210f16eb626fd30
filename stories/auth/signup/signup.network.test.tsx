import { meetFaults } from '../../../testing/faults/meetFaults.ts'
import { signupFaults } from './signup.faults.tsx'

meetFaults(signupFaults)
