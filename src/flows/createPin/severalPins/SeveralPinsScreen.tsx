'use client'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { severalPinsMachine } from '../../../../machines/createPin/severalPins/severalPins.machine.ts'
import { SeveralPinsView } from '../../../views/createPin/several/SeveralPinsView.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectSeveralPins, severalPinsCallbacks } from './severalPins.connect.ts'

export interface SeveralPinsScreenProps {
  readonly actor: ActorRefFrom<typeof severalPinsMachine>
}

/** What becomes of each picture, on its machine. While something is to be sent, the browser asks before the window is closed. */
export function SeveralPinsScreen({ actor }: SeveralPinsScreenProps) {
  const { window } = useTackboard().platform
  const props = useConnect(actor, connectSeveralPins, severalPinsCallbacks)
  const isUnfinished = props.results.some(({ state }) => state === 'waiting' || state === 'saving')
  useEffect(() => (isUnfinished ? window.askBeforeLeaving?.() : undefined), [window, isUnfinished])
  return <SeveralPinsView {...props} />
}
