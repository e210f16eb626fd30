'use client'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useText } from '../../text.tsx'
import { SignupStepRoot } from './SignupStep.styles.ts'

/** Props of the step that shows a server's message. Its title ('respondMessage.title') is its container's. */
export interface RespondMessageViewProps {
  /** The server's own words: shown as text, isolated from what stands around them. E1, E2, E3. */
  readonly message: string
  readonly onContinue: () => void
}

/** What the server answered to a sign-up, and one way on. auth.txt §2 respondMessage. */
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
