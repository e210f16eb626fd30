import type { AnyActorRef } from 'xstate'
import type { TackboardConfig } from '../config.ts'
import { flowConfig } from '../flowValue.ts'

/** Gives a config to an actor that a test starts without a page. */
export const giveConfig = (config: TackboardConfig) => (actor: AnyActorRef) =>
  flowConfig.set(actor, { ...config, locale: 'en' })
