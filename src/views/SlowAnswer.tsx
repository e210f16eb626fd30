'use client'
import { common } from '../messages/en/common.ts'
import { Button } from '../ui/actions/Button.tsx'
import { useText } from './text.tsx'
import { handOffFocus } from './auth/shell/handOffFocus.ts'

export interface SlowAnswerProps {
  /** Whether the call takes unusually long. */
  readonly isSlow: boolean
  readonly onCancel: () => void
}

/** Below a form: announces a slow response and offers to cancel. The live region is mounted before its text. */
export function SlowAnswer({ isSlow, onCancel }: SlowAnswerProps) {
  const t = useText(common)
  return (
    <>
      <div data-at="status" role="status">
        {isSlow && <p>{t('common.stillWorking')}</p>}
      </div>
      {isSlow && (
        <Button ref={handOffFocus} variant="link" size={40} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      )}
    </>
  )
}
