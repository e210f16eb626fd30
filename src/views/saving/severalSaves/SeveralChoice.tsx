'use client'
import { severalSaves } from '../../../messages/en/saving/severalSaves.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { useText } from '../../text.tsx'

export interface SeveralChoiceProps {
  /** How many boards are chosen; null: the first one chosen is saved to at once. */
  readonly count: number | null
  readonly onToggle: () => void
  readonly onSubmit: () => void
}

/** Below the list of boards: whether several are chosen, and the button that saves to them. */
export function SeveralChoice({ count, onToggle, onSubmit }: SeveralChoiceProps) {
  const t = useText(severalSaves)
  return (
    <>
      <Switch label={t('severalSaves.switch')} checked={count !== null} onChecked={onToggle} />
      {count !== null && (
        <Button fullWidth disabled={count === 0} onClick={onSubmit}>
          {t('severalSaves.submit', { count })}
        </Button>
      )}
    </>
  )
}
