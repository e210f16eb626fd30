'use client'
import { boardPicker } from '../../../messages/en/saving/boardPicker.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { useText } from '../../text.tsx'

/**
 * 'Save', at the end of a row that the pointer or the highlight is on; a spinner while the pin is saved to it. Hidden from screen readers:
 * the title says that choosing a board saves to it.
 */
export function SavePill({ isBusy }: { readonly isBusy: boolean }) {
  const t = useText(boardPicker)
  return (
    <span data-at="save" aria-hidden="true">
      <span>{t('boardPicker.save')}</span>
      {isBusy && <Spinner />}
    </span>
  )
}
