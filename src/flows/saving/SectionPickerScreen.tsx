'use client'
import { useCallback } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sectionPickerMachine } from '../../../machines/sectionPicker/sectionPicker.machine.ts'
import { SectionPickerView } from '../../views/saving/SectionPickerView.tsx'
import { useConnect } from '../useConnect.ts'
import { connectSectionPicker } from './sectionPicker.connect.ts'

export interface SectionPickerScreenProps {
  readonly actor: ActorRefFrom<typeof sectionPickerMachine>
}

/** The list of sections on its machine. */
export function SectionPickerScreen({ actor }: SectionPickerScreenProps) {
  const connect = useCallback(
    (snapshot: SnapshotFrom<typeof sectionPickerMachine>) => connectSectionPicker(snapshot, actor.send),
    [actor],
  )
  return <SectionPickerView {...useConnect(actor, connect)} />
}
