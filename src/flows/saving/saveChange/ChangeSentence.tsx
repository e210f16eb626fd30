'use client'
import type { ReactNode } from 'react'
import type { SaveChangeToast } from '../../../../machines/saving/saveChange/saveChange.types.ts'
import { saveChange } from '../../../messages/en/saving/saveChange.ts'
import { useText } from '../../../views/text.tsx'

/** A name may be written in the other direction: it is isolated from the sentence around it. */
const name = (chunks: ReactNode) => <bdi>{chunks}</bdi>

/** The sentence of a toast about a change. It is loaded with the change, so that other pages do not load its messages. */
export function ChangeSentence({ message, values }: Pick<SaveChangeToast, 'message' | 'values'>) {
  const t = useText(saveChange)
  // SAFETY: the machine fills its sentence's own placeholders; one too many is not read.
  const say = t as unknown as (key: string, values: object) => ReactNode
  return <span>{say(message, { ...values, name })}</span>
}
