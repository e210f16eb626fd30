/** The types of the machines of this area, for a UI of your own. `MachineTypes` has those without a name. */
export type { SearchAdvisoryEvent, SearchAdvisoryEmitted } from './searchAdvisory/searchAdvisory.machine.ts'
