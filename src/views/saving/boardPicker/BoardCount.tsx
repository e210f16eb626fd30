'use client'
import { memo, useDeferredValue } from 'react'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'

export interface BoardCountProps {
  /** Null: nothing is announced. */
  readonly count: number | null
  readonly sectionCount: number
}

/** Announces how many boards are found, and how many sections. */
export const BoardCount = memo(({ count, sectionCount }: BoardCountProps) => {
  const t = useText(boardPicker)
  // Screen readers announce only what changes in a region that already exists, so the count follows the region. It also follows the list.
  const sections = sectionCount > 0 && t('boardPicker.sections', { count: sectionCount })
  const boards = count !== null && !(count === 0 && sections) && t('boardPicker.count', { count })
  const announced = useDeferredValue(count !== null && [boards, sections].filter(Boolean).join(' · '), false)
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>
})
