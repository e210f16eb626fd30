'use client'
import { memo, useDeferredValue } from 'react'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../../text.tsx'

/** Announces how many boards are found; null: nothing is announced. */
export const BoardCount = memo(({ count }: { readonly count: number | null }) => {
  const t = useText(boardPicker)
  // Screen readers announce only what changes in a region that already exists, so the count follows the region. It also follows the list.
  const announced = useDeferredValue(count, null)
  return (
    <VisuallyHidden role="status">
      {announced !== null && t('boardPicker.count', { count: announced })}
    </VisuallyHidden>
  )
})
