'use client'
import { useActorRef } from '@xstate/react'
import { useCallback, useContext, useEffect, useLayoutEffect } from 'react'
import type {
  ActorOptions,
  ActorRefFrom,
  AnyActorRef,
  AnyStateMachine,
  InputFrom,
  InspectionEvent,
} from 'xstate'
import { useTackboard, type TackboardConfig } from './config.ts'
import { useLocale } from '../../views/text.tsx'
import { flowConfig } from './flowValue.ts'
import { RestartContext } from './Restartable.tsx'
import { useEmitted } from './useEmitted.ts'

/**
 * Starts a flow's machine, on the platform's clock, and calls `onEmitted` for every event that it and its children emit. On a server
 * nothing is started: the initial snapshot is rendered. The input is read once, when the flow starts; actors read the config, and what
 * `give` sets, when they run. A flow with a state tagged 'leaving' needs `Restartable` around it.
 */
export function useFlow<Machine extends AnyStateMachine, Emitted extends { readonly type: string } = never>(
  machine: Machine,
  input: InputFrom<Machine>,
  onEmitted?: (event: Emitted, config: TackboardConfig) => void,
  /** Gives the flow's actors more than the config (`flowValue`). */
  give?: (actor: AnyActorRef) => void,
): ActorRefFrom<Machine> {
  const config = useTackboard()
  const { locale } = useLocale()
  const listen = useEmitted<Emitted>((event) => onEmitted?.(event, config))
  const { inspect, sessionGate, platform } = config
  const inspectBoth = useCallback(
    (event: InspectionEvent) => {
      listen(event)
      if (typeof inspect === 'function') inspect(event)
      else inspect?.next?.(event)
    },
    [listen, inspect],
  )
  // XState builds an inspection event for every step of an inspected actor, so a flow without listeners has no inspector.
  const inspector = onEmitted ? inspectBoth : inspect
  const clock = sessionGate ? sessionGate.pausing(platform.clock) : platform.clock
  const options = { clock, input, ...(inspector && { inspect: inspector }) }
  // SAFETY: these are the options that the machine's own input type asks for.
  const actor = useActorRef<AnyStateMachine>(machine, options as unknown as ActorOptions<AnyStateMachine>)
  // Before the effect in which the actor starts, and again after each change.
  useLayoutEffect(() => {
    flowConfig.set(actor, { ...config, locale })
    give?.(actor)
  })
  const restart = useContext(RestartContext)
  const { window } = platform
  useEffect(
    () => window.onRestored(() => actor.getSnapshot().hasTag('leaving') && restart()),
    [window, actor, restart],
  )
  // SAFETY: XState names the same actor twice, once by its logic and once by its machine.
  return actor as ActorRefFrom<Machine>
}
