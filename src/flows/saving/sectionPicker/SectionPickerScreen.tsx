'use client'
import type { ActorRefFrom } from 'xstate'
import type { sectionPickerMachine } from '../../../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import { SectionPickerView } from '../../../views/saving/sectionPicker/SectionPickerView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectSectionPicker, sectionPickerCallbacks } from './sectionPicker.connect.ts'

export interface SectionPickerScreenProps {
  readonly actor: ActorRefFrom<typeof sectionPickerMachine>
}

/** The list of sections on its machine. */
export const SectionPickerScreen = ({ actor }: SectionPickerScreenProps) => (
  <SectionPickerView {...useConnect(actor, connectSectionPicker, sectionPickerCallbacks)} />
)
