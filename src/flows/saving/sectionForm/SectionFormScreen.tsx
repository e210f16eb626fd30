'use client'
import type { ActorRefFrom } from 'xstate'
import type { sectionFormMachine } from '../../../../machines/saving/sectionForm/sectionForm.machine.ts'
import { SectionFormView } from '../../../views/saving/sectionForm/SectionFormView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectSectionForm, sectionFormCallbacks } from './sectionForm.connect.ts'

export interface SectionFormScreenProps {
  readonly actor: ActorRefFrom<typeof sectionFormMachine>
}

/** The form that adds a section, on the machine of another flow's step. */
export const SectionFormScreen = ({ actor }: SectionFormScreenProps) => (
  <SectionFormView {...useConnect(actor, connectSectionForm, sectionFormCallbacks)} />
)
