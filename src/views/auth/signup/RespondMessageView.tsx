'use client'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useText } from '../../text.tsx'
import { SignupStepRoot } from './SignupStep.styles.ts'

/** Props of the step that shows a server's message. The container shows its title, `RespondMessageTitle`. */
export interface RespondMessageViewProps {
  /** The server's message, shown as text and isolated from the surrounding direction. */
  readonly message: string
  /** Called on 'Continue', after the message was read. */
  readonly onContinue: () => void
}

/** The server's message about a sign-up, and a button to continue. */
export function RespondMessageView({ message, onContinue }: RespondMessageViewProps) {
  const t = useText(signupSteps)
  return (
    <SignupStepRoot>
      <p data-at="message" dir="auto">
        {message}
      </p>
      <div data-at="actions">
        <Button onClick={onContinue}>{t('respondMessage.continue')}</Button>
      </div>
    </SignupStepRoot>
  )
}
