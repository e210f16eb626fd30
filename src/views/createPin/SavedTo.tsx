'use client'
import type { ReactNode } from 'react'
import { createPin } from '../../messages/en/createPin/createPin.ts'
import { toasts } from '../../messages/en/toasts.ts'
import { useText } from '../text.tsx'

export interface SavedToProps {
  readonly boardName: string
  /** The section of that board; null: none. */
  readonly sectionTitle: string | null
  /** How many pins were created. Default: one. */
  readonly count?: number | undefined
}

const copy = { ...createPin, ...toasts }
const name = (chunks: ReactNode) => <bdi>{chunks}</bdi>

/** Where the pin was saved, or how many pins were. */
export function SavedTo({ boardName: board, sectionTitle: section, count = 1 }: SavedToProps) {
  const t = useText(copy)
  const pins = t('createPin.pinCount', { count })
  return (
    <span>
      {count > 1
        ? section === null
          ? t('createPin.savedSeveral', { pins, board, name })
          : t('createPin.savedSeveralToSection', { pins, board, section, name })
        : section === null
          ? t('saving.toast.savedToBoard', { board, name })
          : t('saving.toast.savedToSection', { board, section, name })}
    </span>
  )
}
