'use client'
import { common } from '../messages/en/common.ts'
import { Button } from '../ui/actions/Button.tsx'
import { useText } from './text.tsx'
import { handOffFocus } from './auth/shell/handOffFocus.ts'

export interface SlowAnswerProps {
  /** The call is pending for long. */
  readonly isSlow: boolean
  readonly onCancel: () => void
}

/** Below a form: says when an answer takes long, and offers to give it up. The live region is there before its text. D13. */
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
