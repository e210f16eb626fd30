'use client'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorOptions, ActorRefFrom, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate'
import { useHouse, type House } from './house.ts'
import { useEmitted } from './useEmitted.ts'

type Provide<Machine extends AnyStateMachine> = (house: House) => Machine

interface Wired {
  readonly machine: AnyStateMachine
  readonly implementations: AnyStateMachine['implementations']
}

const wired = new WeakMap<House, WeakMap<Provide<AnyStateMachine>, Wired>>()

/** A machine is wired once a house, not each time that its flow opens: that reads its whole chart. */
function wire<Machine extends AnyStateMachine>(provide: Provide<Machine>, house: House): Machine {
  const byProvide = wired.get(house) ?? new WeakMap<Provide<AnyStateMachine>, Wired>()
  wired.set(house, byProvide)
  const found = byProvide.get(provide)
  // A running actor whose house changes takes the new one's wires into the machine that it has: that one serves this house no more.
  // SAFETY: what `provide` made is what is kept under it.
  if (found && found.machine.implementations === found.implementations) return found.machine as Machine
  const machine = provide(house)
  byProvide.set(provide, { machine, implementations: machine.implementations })
  return machine
}

/**
 * Starts the machine of a flow that emits nothing, on the house's clock. Keep `provide` and `input` outside of render, or memoised.
 * `hear` is told of every event; without it the house's inspector is, if it has one: what nobody inspects costs nothing.
 */
export function useQuietFlow<Machine extends AnyStateMachine>(
  provide: Provide<Machine>,
  input: InputFrom<Machine>,
  hear?: (event: InspectionEvent) => void,
): ActorRefFrom<Machine> {
  const house = useHouse()
  const { clock } = house.platform
  const inspect = hear ?? house.inspect
  const options = useMemo(() => ({ clock, input, ...(inspect && { inspect }) }), [clock, input, inspect])
  // SAFETY: these are the options that the machine's own input type asks for.
  const actor = useActorRef(wire(provide, house), options as unknown as ActorOptions<Machine>)
  // SAFETY: XState names the same actor twice, once by its logic and once by its machine.
  return actor as ActorRefFrom<Machine>
}

/**
 * Starts a flow's machine on the house's clock and hears all that it and its children emit. The machine is wired once a house;
 * keep `provide` and `input` outside of render, or memoised.
 */
export function useFlow<Machine extends AnyStateMachine, Emitted extends { type: string }>(
  provide: Provide<Machine>,
  input: InputFrom<Machine>,
  onEmitted: (event: Emitted, house: House) => void,
): { readonly actor: ActorRefFrom<Machine>; readonly house: House } {
  const house = useHouse()
  const hear = useEmitted<Emitted>((event) => onEmitted(event, house))
  const { inspect } = house
  const hearAll = useMemo(
    () => (event: InspectionEvent) => {
      hear(event)
      if (typeof inspect === 'function') inspect(event)
      else inspect?.next?.(event)
    },
    [hear, inspect],
  )
  return { actor: useQuietFlow(provide, input, hearAll), house }
}
