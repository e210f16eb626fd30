import { createActor, type AnyActorLogic, type InputFrom } from 'xstate'
import { defaultConfig } from '../../runtime/config.ts'
import { flowConfig, type FlowConfig } from '../../runtime/flowValue.ts'

/** An actor with this config, not started yet. */
export function actorOn<Logic extends AnyActorLogic>(
  logic: Logic,
  input: InputFrom<Logic>,
  own: Partial<FlowConfig> = {},
) {
  const config = { ...defaultConfig, locale: 'en', ...own }
  // SAFETY: the input is the one of this logic.
  const actor = createActor(logic, { clock: config.platform.clock, input } as never)
  flowConfig.set(actor, config)
  return actor
}
