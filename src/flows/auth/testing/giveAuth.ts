import type { AnyActorRef } from 'xstate'
import type { TackboardConfig } from '../../runtime/config.ts'
import { giveConfig } from '../../runtime/testing/giveConfig.ts'
import { authOptions, type AuthOptions } from '../services/authOptions.ts'

/** Gives a config, and the options of a container, to an actor that a test starts without a page. */
export const giveAuth = (config: TackboardConfig, options: AuthOptions) => (actor: AnyActorRef) => {
  giveConfig(config)(actor)
  authOptions.set(actor, options)
}
