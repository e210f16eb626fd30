'use client'
import { useEffect, useState } from 'react'
import { useTackboard } from '../../runtime/config.ts'
import { duplicatesPart } from './duplicates.part.ts'
import type { DuplicatesProps } from './Duplicates.tsx'

/** The boards that have the picture already, by `policy.saving.findsDuplicates`. Where its code cannot be loaded, nothing is said. */
export function DuplicatesSlot(props: DuplicatesProps) {
  const isWanted = useTackboard().policy.saving.findsDuplicates
  const [part, setPart] = useState(duplicatesPart.loaded)
  useEffect(() => {
    if (isWanted) duplicatesPart.load().then(setPart, () => undefined)
  }, [isWanted])
  return isWanted && part && <part.Duplicates {...props} />
}
