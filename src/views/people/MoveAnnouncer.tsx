'use client'
import { people } from '../../messages/en/people/people.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useText } from '../text.tsx'

export interface MoveAnnouncerProps {
  /** Number of pins on their way. */
  readonly moving: number
  /** Number of pins that have just been moved. */
  readonly moved: number
}

/** Tells screen readers that pins are being moved, and when they are there. Empty in between, but mounted, so that its text is announced. */
export function MoveAnnouncer({ moving, moved }: MoveAnnouncerProps) {
  const t = useText(people)
  return (
    <VisuallyHidden role="status">
      {moving > 0 && <span>{t('people.moving', { count: moving })}</span>}
      {moving === 0 && moved > 0 && <span>{t('people.moved', { count: moved })}</span>}
    </VisuallyHidden>
  )
}
