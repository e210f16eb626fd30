'use client'
import { people } from '../../messages/en/people/people.ts'
import { QuestionView } from '../QuestionView.tsx'
import { useText } from '../text.tsx'

export interface BlockQuestionViewProps {
  /** The member's name, as `displayName` gives it. */
  readonly person: string
  /** The member is to be blocked. */
  readonly onConfirm: () => void
  /** Cancel, the close button or Escape: nothing changes. */
  readonly onCancel: () => void
}

/** Asks before a member is blocked. */
export function BlockQuestionView({ person, onConfirm, onCancel }: BlockQuestionViewProps) {
  const t = useText(people)
  return (
    <QuestionView
      title={t('people.blockQuestion', { person })}
      text={t('people.blockMeans')}
      confirm={t('people.block')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
