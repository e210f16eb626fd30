'use client'
import { duplicates } from '../../../messages/en/saving/duplicates.ts'
import { useText } from '../../text.tsx'
import { AlreadyHereRoot } from './AlreadyHere.styles.ts'

/** Says in a board's row that it has the picture already. It is part of the row's name, so that screen readers say it with the board. */
export function AlreadyHere() {
  const t = useText(duplicates)
  return (
    <AlreadyHereRoot data-ui="here">
      <span aria-hidden="true">·</span> <span>{t('duplicates.here')}</span>
    </AlreadyHereRoot>
  )
}
