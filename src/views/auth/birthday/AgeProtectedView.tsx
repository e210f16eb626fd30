'use client'
import { birthday } from '../../../messages/en/auth/birthday.ts'
import { LinkButton } from '../../../ui/actions/LinkButton.tsx'
import { useText } from '../../text.tsx'
import { SignupStepRoot } from '../signup/SignupStep.styles.ts'

/** Props of the screen for users who are too young according to the server. The container shows its title, `AgeProtectedTitle`. */
export interface AgeProtectedViewProps {
  /** The target of its only link. */
  readonly homeHref: string
}

/** Shown to users who are too young, after the server has said so. */
export function AgeProtectedView({ homeHref }: AgeProtectedViewProps) {
  const t = useText(birthday)
  return (
    <SignupStepRoot>
      <p>{t('birthday.error.ineligible')}</p>
      <div data-at="actions">
        <LinkButton variant="secondary" href={homeHref}>
          {t('birthday.home')}
        </LinkButton>
      </div>
    </SignupStepRoot>
  )
}
