'use client'
import { useCallback, useEffect, useRef } from 'react'
import type { AnyActorRef } from 'xstate'
import { useTackboard } from '../config.ts'
import type { StepKeeper, StepsOptions } from './keepSteps.ts'

/** Starts to keep the steps of a flow in the history. */
export type KeepSteps<Actor> = (actor: Actor, options: StepsOptions) => StepKeeper

/**
 * Where `policy.stepsInHistory` is on, gives each step of a flow an entry in the browser's history, so that Back leads one step back. The
 * code is loaded after the first paint; if that fails, Back leaves the page. What leaves the page goes through the returned function, so
 * that no entry of a step stays behind.
 */
export function useSteps<Actor extends AnyActorRef>(
  actor: Actor,
  flow: string,
  load: () => Promise<KeepSteps<Actor>>,
): (leave: () => void) => void {
  const { platform, policy, loadPart } = useTackboard()
  const { steps: port, clock } = platform
  const isOn = policy.stepsInHistory
  const patience = policy.timing.stepTravel
  const keeper = useRef<StepKeeper | null>(null)
  useEffect(() => {
    if (!isOn || !port) return undefined
    let isMounted = true
    const start = async () => {
      const keep = await loadPart(load)
      if (isMounted) keeper.current = keep(actor, { port, clock, flow, patience })
    }
    start().catch(() => {})
    return () => {
      isMounted = false
      keeper.current?.stop()
      keeper.current = null
    }
  }, [isOn, port, clock, flow, patience, actor, load, loadPart])
  return useCallback((leave) => (keeper.current ? keeper.current.leave(leave) : leave()), [])
}
