export {
  db,
  resetDb,
  type Db,
  type PinRow,
  type SentRow,
  type SessionRow,
  type SsoDomainRow,
  type UserRow,
} from './db.ts'
export { handlers } from './handlers/index.ts'
export type { MockOptions } from './handlers/handler.ts'
export { scenario, scenarioNames, type ScenarioName } from './scenarios/index.ts'
export type { Scenario } from './scenarios/scenario.ts'
export {
  createManualClock,
  createMemoryPlatform,
  type ManualClock,
  type MemoryPlatform,
  type MemoryPlatformOptions,
} from './platform.ts'
