'use client'
import { useRef, type MouseEvent } from 'react'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { underage } from '../../../messages/en/auth/underage.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useText } from '../../text.tsx'
import { SignupStepRoot } from './SignupStep.styles.ts'

const copy = { ...underage, ...signupSteps }

/** Props of the underage confirmation. The container shows its title, `UnderageTitle`. */
export interface UnderageConfirmationViewProps {
  /** Whether the device is blocked: the server refused the birthday, or the user confirmed it and stayed. Default: false. */
  readonly isBlocked?: boolean | undefined
  /** Whether the birthday is confirmed and the page is about to navigate away; the user can stay or leave immediately. */
  readonly isLeaving: boolean
  /** Called when the user wants to correct the birthday. */
  readonly onEdit: () => void
  /** Called when the user confirms that the birthday is right. */
  readonly onConfirm: () => void
  /** Required where `isLeaving` can be true. Default: nothing happens. */
  readonly onStay?: (() => void) | undefined
  /** Required where `isLeaving` can be true. Default: nothing happens. */
  readonly onLeave?: (() => void) | undefined
}

/** Asks whether the birthday is right before anyone is turned away. */
export function UnderageConfirmationView({
  isBlocked = false,
  isLeaving,
  onEdit,
  onConfirm,
  onStay,
  onLeave,
}: UnderageConfirmationViewProps) {
  const t = useText(copy)
  const confirm = useRef<HTMLButtonElement>(null)
  // Not the second click of a double click on 'Confirm', which was here.
  const leave = ({ detail }: MouseEvent) => {
    if (detail < 2) onLeave?.()
  }
  const stay = () => {
    // The pressed button becomes 'Edit', so focus goes back to where it came from.
    confirm.current?.focus()
    onStay?.()
  }
  return (
    <SignupStepRoot>
      {/* While leaving, only the leaving is spoken of. */}
      {!isLeaving && <p>{t(isBlocked ? 'underage.toast' : 'underage.text')}</p>}
      <div data-at="status" role="status">
        {isLeaving && <p>{t('underage.leaving')}</p>}
      </div>
      <div data-at="actions">
        <Button variant="secondary" onClick={isLeaving ? stay : onEdit}>
          {t(isLeaving ? 'underage.stay' : 'underage.edit')}
        </Button>
        <Button ref={confirm} onClick={isLeaving ? leave : onConfirm}>
          {t(isLeaving ? 'underage.leave' : 'underage.confirm')}
        </Button>
      </div>
    </SignupStepRoot>
  )
}
