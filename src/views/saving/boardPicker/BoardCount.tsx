'use client'
import { memo, useDeferredValue } from 'react'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { useText } from '../../text.tsx'

/** Says how many boards are found; null: nothing is said yet. Of its own, so that a moved highlight does not write it anew. J10. */
export const BoardCount = memo(({ count }: { readonly count: number | null }) => {
  const t = useText(boardPicker)
  // After the list: what is seen need not wait for what is said, and a region is heard that was there before its words.
  const said = useDeferredValue(count, null)
  return (
    <span data-ui="hidden" role="status">
      {said !== null && t('boardPicker.count', { count: said })}
    </span>
  )
})
