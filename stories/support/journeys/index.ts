import { loginJourneys } from './login.journeys.ts'

/** The way to every leaf state of every machine, by the state's name. */
export const journeys = { ...loginJourneys }

export type { Journey } from './journey.ts'
