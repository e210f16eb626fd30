export { db, resetDb, type Db } from './db.ts'
export type { MfaRow, PasskeyRow, PinRow, SentRow, SessionRow, SsoDomainRow, UserRow } from './rows.ts'
export { handlers } from './handlers/index.ts'
export type { MockOptions } from './handlers/handler.ts'
export {
  createMemoryPromoteServices,
  readyAccount,
  type MemoryPromoteServices,
  type ServiceOutcome,
} from './promoteServices.ts'
export type {
  NewPasskey,
  NewPasskeyCheck,
  NewPasskeyVerifier,
  PasskeyCheck,
  PasskeyVerifier,
} from './passkeyVerifier.ts'
export { scenario, scenarioNames, type ScenarioName } from './scenarios/index.ts'
export type { Scenario } from './scenarios/scenario.ts'
export {
  createManualClock,
  createMemoryPlatform,
  type ManualClock,
  type MemoryPlatform,
  type MemoryPlatformOptions,
} from './platform.ts'
