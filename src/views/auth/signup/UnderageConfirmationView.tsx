'use client'
import { useRef } from 'react'
import { underage } from '../../../messages/en/auth/underage.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useText } from '../../text.tsx'
import { SignupStepRoot } from './SignupStep.styles.ts'

/** Props of the underage confirmation. The container shows its title, `UnderageTitle`. */
export interface UnderageConfirmationViewProps {
  /** Whether the birthday is confirmed and the page is about to navigate away; the user can stay or leave immediately. J27. */
  readonly isLeaving: boolean
  readonly onEdit: () => void
  readonly onConfirm: () => void
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks whether the birthday is right before anyone is turned away. auth.txt §2 "Underage confirmation". */
export function UnderageConfirmationView({
  isLeaving,
  onEdit,
  onConfirm,
  onStay,
  onLeave,
}: UnderageConfirmationViewProps) {
  const t = useText(underage)
  const confirm = useRef<HTMLButtonElement>(null)
  const stay = () => {
    // The pressed button is removed, so focus moves elsewhere.
    confirm.current?.focus()
    onStay()
  }
  return (
    <SignupStepRoot>
      <p>{t('underage.text')}</p>
      <div data-at="actions">
        <Button variant="secondary" onClick={onEdit}>
          {t('underage.edit')}
        </Button>
        <Button ref={confirm} busy={isLeaving} onClick={onConfirm}>
          {t('underage.confirm')}
        </Button>
      </div>
      <div data-at="status" role="status">
        {isLeaving && <p>{t('underage.leaving')}</p>}
      </div>
      {isLeaving && (
        <div data-at="ways">
          <Button variant="link" size={40} onClick={stay}>
            {t('underage.stay')}
          </Button>
          <Button variant="link" size={40} onClick={onLeave}>
            {t('underage.leave')}
          </Button>
        </div>
      )}
    </SignupStepRoot>
  )
}
