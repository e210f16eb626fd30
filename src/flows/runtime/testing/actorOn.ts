import { createActor, type AnyActorLogic, type InputFrom } from 'xstate'
import { defaultConfig, type TackboardConfig } from '../config.ts'
import { giveConfig } from './giveConfig.ts'

/** An actor with this config, not started yet. */
export function actorOn<Logic extends AnyActorLogic>(
  logic: Logic,
  input: InputFrom<Logic>,
  own: Partial<TackboardConfig> = {},
) {
  const config = { ...defaultConfig, ...own }
  // SAFETY: the input is the one of this logic.
  const actor = createActor(logic, { clock: config.platform.clock, input } as never)
  giveConfig(config)(actor)
  return actor
}
