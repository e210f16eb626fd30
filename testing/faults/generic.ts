import { see } from '../steps/steps.ts'

/** No connection, no answer in time, or any other failure. */
export const failure = /Sorry! Something went wrong on our end|You.re offline|This took too long/
export const GENERIC = see(failure)
