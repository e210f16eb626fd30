/** `tackboard/search`: notices about a search. */
export { TackboardProvider, type TackboardProviderProps } from './flows/runtime/TackboardProvider.tsx'
export { SearchAdvisory, type SearchAdvisoryProps } from './flows/search/searchAdvisory/SearchAdvisory.tsx'
export { readAdvisory } from './domain/search/readAdvisory.ts'
export type { Advisory, AdvisorySeverity } from './domain/search/advisory.types.ts'
export type { SearchPolicy } from './domain/policy/searchPolicy.ts'
