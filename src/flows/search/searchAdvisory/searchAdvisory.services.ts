import { searchAdvisoryMachine } from '../../../../machines/search/searchAdvisory/searchAdvisory.machine.ts'

/** The advisory's machine, which has no actors to provide. */
export const provideSearchAdvisory = () => searchAdvisoryMachine
