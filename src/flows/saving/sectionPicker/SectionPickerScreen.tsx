'use client'
import type { ActorRefFrom } from 'xstate'
import type { sectionPickerMachine } from '../../../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import { SectionPickerView } from '../../../views/saving/sectionPicker/SectionPickerView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectSectionPicker, sectionPickerCallbacks } from './sectionPicker.connect.ts'

export interface SectionPickerScreenProps {
  readonly actor: ActorRefFrom<typeof sectionPickerMachine>
  /** Whether 'Add section' is shown. Default: true. */
  readonly isCreationOffered?: boolean | undefined
}

/** The list of sections on its machine. */
export const SectionPickerScreen = ({ actor, isCreationOffered }: SectionPickerScreenProps) => (
  <SectionPickerView
    {...useConnect(actor, connectSectionPicker, sectionPickerCallbacks)}
    isCreationOffered={isCreationOffered}
  />
)
