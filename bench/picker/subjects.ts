import type { ComponentType } from 'react'
import type { PickerProps } from './subject.tsx'

/** What is measured, by name; each page loads one alone. */
export const subjects = {
  floor: () => import('./Floor.tsx'),
  ours: () => import('./Ours.tsx'),
  'downshift + virtua': () => import('./Downshift.tsx'),
  'React Aria, virtualised': () => import('./ReactAria.tsx'),
  'react-select': () => import('./ReactSelect.tsx'),
  cmdk: () => import('./Cmdk.tsx'),
} satisfies Record<string, () => Promise<{ Picker: ComponentType<PickerProps> }>>

export type Subject = keyof typeof subjects
