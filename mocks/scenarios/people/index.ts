import type { PeopleAreaRowId } from '../../../src/errors/index.ts'
import type { Scenarios } from '../scenario.ts'
import { blockScenarios, bulkFollowScenarios, followScenarios } from './people.ts'
import { pinMoveScenarios } from './pinMove.ts'

export const peopleScenarios = {
  ...followScenarios,
  ...blockScenarios,
  ...bulkFollowScenarios,
  ...pinMoveScenarios,
} satisfies Scenarios<PeopleAreaRowId>
