'use client'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorOptions, ActorRefFrom, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate'
import { useTackboard, type TackboardConfig } from './config.ts'
import { useEmitted } from './useEmitted.ts'

type Provide<Machine extends AnyStateMachine> = (config: TackboardConfig) => Machine

interface Wired {
  readonly machine: AnyStateMachine
  readonly implementations: AnyStateMachine['implementations']
}

const wired = new WeakMap<TackboardConfig, WeakMap<Provide<AnyStateMachine>, Wired>>()

/** A machine is wired once per config, not each time that its flow opens: that reads its whole chart. */
function wire<Machine extends AnyStateMachine>(provide: Provide<Machine>, config: TackboardConfig): Machine {
  const byProvide = wired.get(config) ?? new WeakMap<Provide<AnyStateMachine>, Wired>()
  wired.set(config, byProvide)
  const found = byProvide.get(provide)
  // A running actor whose config changes takes the new one's wires into the machine that it has: that one serves this config no more.
  // SAFETY: what `provide` made is what is kept under it.
  if (found && found.machine.implementations === found.implementations) return found.machine as Machine
  const machine = provide(config)
  byProvide.set(provide, { machine, implementations: machine.implementations })
  return machine
}

/**
 * Starts the machine of a flow that emits nothing, on the platform's clock. Keep `provide` and `input` outside of render, or memoised.
 * `hear` is told of every event; without it the config's inspector is, if it has one: what nobody inspects costs nothing.
 */
export function useQuietFlow<Machine extends AnyStateMachine>(
  provide: Provide<Machine>,
  input: InputFrom<Machine>,
  hear?: (event: InspectionEvent) => void,
): ActorRefFrom<Machine> {
  const config = useTackboard()
  const { clock } = config.platform
  const inspect = hear ?? config.inspect
  const options = useMemo(() => ({ clock, input, ...(inspect && { inspect }) }), [clock, input, inspect])
  // SAFETY: these are the options that the machine's own input type asks for.
  const actor = useActorRef(wire(provide, config), options as unknown as ActorOptions<Machine>)
  // SAFETY: XState names the same actor twice, once by its logic and once by its machine.
  return actor as ActorRefFrom<Machine>
}

/**
 * Starts a flow's machine on the platform's clock and hears all that it and its children emit. The machine is wired once per config;
 * keep `provide` and `input` outside of render, or memoised.
 */
export function useFlow<Machine extends AnyStateMachine, Emitted extends { type: string }>(
  provide: Provide<Machine>,
  input: InputFrom<Machine>,
  onEmitted: (event: Emitted, config: TackboardConfig) => void,
): { readonly actor: ActorRefFrom<Machine>; readonly config: TackboardConfig } {
  const config = useTackboard()
  const hear = useEmitted<Emitted>((event) => onEmitted(event, config))
  const { inspect } = config
  const hearAll = useMemo(
    () => (event: InspectionEvent) => {
      hear(event)
      if (typeof inspect === 'function') inspect(event)
      else inspect?.next?.(event)
    },
    [hear, inspect],
  )
  return { actor: useQuietFlow(provide, input, hearAll), config }
}
