import type { EveryRowId } from '../../src/errors/index.ts'
import type { StageOptions } from '../stage/stage.ts'
import type { Step } from '../steps/steps.ts'
import type { StateName } from './stateName.ts'

/** How a user reaches a state: the stage and the steps. */
export interface Journey extends StageOptions {
  readonly steps?: readonly Step[]
}

/** Journeys to states. */
export type Journeys = Readonly<Partial<Record<StateName, Journey>>>

/** Journeys to rows of the error catalogue. A function receives the row, so that several rows can share a journey. */
export type ErrorJourneys = Readonly<Partial<Record<EveryRowId, Journey | ((row: EveryRowId) => Journey)>>>
