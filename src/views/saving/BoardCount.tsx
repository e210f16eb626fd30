'use client'
import { memo } from 'react'
import { boardPicker } from '../../messages/compiled/en/boardPicker.ts'
import { useText } from '../text.tsx'

/** Says how many boards are found; null: nothing is said yet. Of its own, so that a moved highlight does not write it anew. J10. */
export const BoardCount = memo(({ count }: { readonly count: number | null }) => {
  const t = useText(boardPicker)
  return <span data-ui="hidden" role="status">{count !== null && t('boardPicker.count', { count })}</span>
})
