'use client'
import type { ActorRefFrom } from 'xstate'
import type { severalSavesMachine } from '../../../../machines/saving/severalSaves/severalSaves.machine.ts'
import { SeveralSavesView } from '../../../views/saving/severalSaves/SeveralSavesView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectSeveralSaves, severalSavesCallbacks } from './severalSaves.connect.ts'

export interface SeveralSavesScreenProps {
  readonly actor: ActorRefFrom<typeof severalSavesMachine>
  /** 'Done' closes the modal. */
  readonly onDone: () => void
}

/** What becomes of each board, on its machine. */
export function SeveralSavesScreen({ actor, onDone }: SeveralSavesScreenProps) {
  return (
    <SeveralSavesView {...useConnect(actor, connectSeveralSaves, severalSavesCallbacks)} onDone={onDone} />
  )
}
