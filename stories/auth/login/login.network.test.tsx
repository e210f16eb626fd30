import { meetFaults } from '../../../testing/faults/meetFaults.ts'
import { loginFaults } from './login.faults.tsx'

meetFaults(loginFaults)
