import { meetFaults } from '../meetFaults.ts'
import { peopleFaults } from './people.faults.tsx'

meetFaults(peopleFaults)
