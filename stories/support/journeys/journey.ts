import type { StageOptions } from '../stage/stage.ts'
import type { Step } from '../steps/steps.ts'

/** How a person gets somewhere: what is given, and what they do. */
export interface Journey extends StageOptions {
  readonly steps?: readonly Step[]
}

export type Journeys = Readonly<Record<string, Journey>>
