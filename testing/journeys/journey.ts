import { wren } from '../../mocks/fixtures/sessions.ts'
import type { ScenarioName } from '../../mocks/index.ts'
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

/** Journeys that start on the same stage: `asMember(press('Save'))`, `asMember.given('save.refused', press('Save'))`. */
export function from<const Stage extends StageOptions>(stage: Stage) {
  const journey = (...steps: readonly Step[]) => ({ ...stage, steps })
  return Object.assign(journey, {
    given: (scenario: ScenarioName, ...steps: readonly Step[]) => ({ ...stage, given: scenario, steps }),
  })
}

/** A journey in a scenario: `given('login.succeeds', ...logIn())`. */
export const { given } = from({})

/** Journeys of the signed-in member. */
export const asMember = from({ session: wren })
