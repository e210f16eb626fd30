'use client'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorOptions, ActorRefFrom, AnyStateMachine, InputFrom, InspectionEvent } from 'xstate'
import { useHouse, type House } from './house.ts'
import { useEmitted } from './useEmitted.ts'

/**
 * Starts a flow's machine on the house's clock and hears all that it and its children emit. The machine is wired once a house;
 * keep `provide` and `input` outside of render, or memoised.
 */
export function useFlow<Machine extends AnyStateMachine, Emitted extends { type: string }>(
  provide: (house: House) => Machine,
  input: InputFrom<Machine>,
  onEmitted: (event: Emitted, house: House) => void,
): { readonly actor: ActorRefFrom<Machine>; readonly house: House } {
  const house = useHouse()
  const hear = useEmitted<Emitted>((event) => onEmitted(event, house))
  const machine = useMemo(() => provide(house), [provide, house])
  const { inspect, platform } = house
  const options = useMemo(
    () => ({
      clock: platform.clock,
      input,
      inspect(event: InspectionEvent) {
        hear(event)
        if (typeof inspect === 'function') inspect(event)
        else inspect?.next?.(event)
      },
    }),
    [hear, inspect, platform, input],
  )
  // SAFETY: these are the options that the machine's own input type asks for.
  const actor = useActorRef(machine, options as unknown as ActorOptions<Machine>)
  // SAFETY: XState names the same actor twice, once by its logic and once by its machine.
  return { actor: actor as ActorRefFrom<Machine>, house }
}
