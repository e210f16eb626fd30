import { meetFaults } from '../meetFaults.ts'
import { loginFaults } from './login.faults.tsx'

meetFaults(loginFaults)
