'use client'
import { useCallback, useState, type ReactElement } from 'react'
import { useTackboard } from '../../runtime/config.ts'
import { usePart } from '../../runtime/usePart.ts'
import { duplicatesPart } from './duplicates.part.ts'
import type { DuplicatesProps, NoteOf } from './Duplicates.tsx'

export interface DuplicatesSaid {
  /** Below the picture. */
  readonly notice: ReactElement | null
  /** In the rows of the boards. */
  readonly noteOf: NoteOf | null
}

/** The boards that have the picture already, by `policy.saving.findsDuplicates`. Where its code cannot be loaded, nothing is said. */
export function useDuplicates(props: Omit<DuplicatesProps, 'onNotes'>): DuplicatesSaid {
  const part = usePart(duplicatesPart, useTackboard().policy.saving.findsDuplicates)
  const [noteOf, setNoteOf] = useState<NoteOf | null>(null)
  const onNotes = useCallback((next: NoteOf | null) => setNoteOf(() => next), [])
  return { notice: part && <part.Duplicates {...props} onNotes={onNotes} />, noteOf }
}
