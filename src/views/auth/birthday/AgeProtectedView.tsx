'use client'
import { birthday } from '../../../messages/en/auth/birthday.ts'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { useText } from '../../text.tsx'
import { SignupStepRoot } from '../signup/SignupStep.styles.ts'

/** Props of the screen for whoever the server calls too young. Its title ('ageProtected.title') is its container's. */
export interface AgeProtectedViewProps {
  /** The one way on. */
  readonly homeHref: string
}

/** Turns away whoever is too young. auth.txt §4 "Underage": an underage server error. */
export function AgeProtectedView({ homeHref }: AgeProtectedViewProps) {
  const t = useText(birthday)
  return (
    <SignupStepRoot>
      <p>{t('birthday.error.ineligible')}</p>
      <div data-at="actions">
        <LinkButton href={homeHref}>{t('birthday.home')}</LinkButton>
      </div>
    </SignupStepRoot>
  )
}
