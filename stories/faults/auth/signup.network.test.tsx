import { meetFaults } from '../meetFaults.ts'
import { signupFaults } from './signup.faults.tsx'

meetFaults(signupFaults)
