import type { ComponentType } from 'react'
import type { PickerProps } from './subject.tsx'

/** The measured pickers. Each page loads only one. */
export const subjects = {
  floor: () => import('./Floor.tsx'),
  ours: () => import('./Ours.tsx'),
  'downshift + virtua': () => import('./Downshift.tsx'),
  'React Aria, virtualized': () => import('./ReactAria.tsx'),
} satisfies Record<string, () => Promise<{ Picker: ComponentType<PickerProps> }>>

export type Subject = keyof typeof subjects

// SAFETY: the keys of the record.
export const subjectNames = Object.keys(subjects) as readonly Subject[]
