'use client'
import { useCallback } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { sectionPickerMachine } from '../../../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import { SectionPickerView } from '../../../views/saving/sectionPicker/SectionPickerView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
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
