import { meetFaults } from '../../testing/faults/meetFaults.ts'
import { peopleFaults } from './people.faults.tsx'

meetFaults(peopleFaults)
