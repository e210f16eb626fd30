import type { EveryRowId } from '../../src/errors/index.ts'
import { mount, type MockOptions } from '../handlers/handler.ts'
import { authScenarios } from './auth/index.ts'
import { botCheckScenarios, credentialScenarios, storageScenarios } from './browser.ts'
import { businessScenarios } from './business/index.ts'
import { createPinScenarios } from './createPin/index.ts'
import { networkScenarios } from './network.ts'
import { peopleScenarios } from './people/index.ts'
import { promoteScenarios } from './promote/index.ts'
import { savingScenarios } from './saving/index.ts'
import type { Scenario, Situation } from './scenario.ts'

/** In a declaration file, one union of names takes the place of a line for each situation. */
const named = <Name extends string>(situations: Readonly<Record<Name, Situation>>) => situations

const situations = named({
  ...authScenarios,
  ...savingScenarios,
  ...peopleScenarios,
  ...createPinScenarios,
  ...businessScenarios,
  ...promoteScenarios,
  ...botCheckScenarios,
  ...storageScenarios,
  ...credentialScenarios,
  ...networkScenarios,
})

/** A scenario's name: `<flow>.<situation>`. Every row of the error catalogue has one. */
export type ScenarioName = EveryRowId | keyof typeof situations

/** The names of all scenarios. */
// SAFETY: these are the keys of the table.
export const scenarioNames = Object.keys(situations) as readonly ScenarioName[]

/**
 * A named scenario: MSW handlers to put in front of `handlers()` and, if the browser is involved, the changes to an in-memory platform and
 * the policy values that it needs. Call it once per story or test.
 */
export function scenario(name: ScenarioName, options?: MockOptions): Scenario {
  const { answers = {}, platform, policy, promote }: Situation = situations[name]
  return { handlers: mount(answers, options), platform, policy, promote }
}
