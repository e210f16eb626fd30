'use client'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import {
  inviterName,
  signupTitle,
  type Inviter,
  type SignupSource,
} from '../../../domain/auth/signup/signupSource.ts'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { signupTitles } from '../../../messages/en/auth/signupTitles.ts'
import { socialTitles } from '../../../messages/en/auth/socialTitles.ts'
import { useText } from '../../../views/text.tsx'
import { RespondMessageTitle } from '../../../views/auth/signup/RespondMessageTitle.tsx'
import { UnderageTitle } from '../../../views/auth/signup/UnderageTitle.tsx'
import type { SignupStep } from '../shell/auth.types.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { connectFormTitle } from './signup.connect.ts'
import { connectStep } from './step.connect.ts'
import { asElement } from '../../../ui/layout/asElement.tsx'

const copy = { ...signupTitles, ...signupSteps, ...socialTitles }

/** Titles that do not depend on the source, by view. */
const fixed = {
  consents: 'consents.title',
  requestEmail: 'requestEmail.title',
  EmailCollection: 'EmailCollection.title',
  EmailAlreadyExist: 'EmailAlreadyExist.title',
  socialSignupWithAge: 'socialSignupWithAge.title',
  ssoEmail: 'EmailCollection.title',
  ssoChecking: 'ssoSignup.title',
  ssoCheckFailed: 'ssoSignup.title',
  ssoNotFound: 'ssoSignup.titleNotFound',
  ssoAccountFound: 'EmailAlreadyExist.title',
  ssoOffer: 'ssoSignup.title',
} as const

interface FormTitleProps {
  readonly signup: ActorRefFrom<typeof signupMachine>
  /** The title while the form signs up. */
  readonly children: ReactNode
}

/** Somebody who turns out to have an account is greeted. */
function FormTitle({ signup, children }: FormTitleProps) {
  const t = useText(copy)
  return useConnect(signup, connectFormTitle).isMember ? (
    <span>{t('signupTitle.member')}</span>
  ) : (
    asElement(children)
  )
}

interface SignupTitleProps {
  readonly step: SignupStep
  readonly view: string
  readonly source?: SignupSource | undefined
  readonly inviter?: Inviter | null | undefined
}

/** The title of the current sign-up view; that of the form depends on the source. */
export function SignupTitle({ step, view, source, inviter }: SignupTitleProps) {
  const t = useText(copy)
  const { birthday } = useConnect(step, connectStep)
  if (view === 'UnderageConfirmation') return <UnderageTitle birthday={birthday} />
  if (view === 'respondMessage') return <RespondMessageTitle />
  // SAFETY: checked above.
  if (view in fixed) return <span>{t(fixed[view as keyof typeof fixed])}</span>
  return (
    // SAFETY: the remaining view is the form of the sign-up by email.
    <FormTitle signup={step as ActorRefFrom<typeof signupMachine>}>
      {t(`signupTitle.${signupTitle(source, inviter)}`, { name: inviterName(inviter) })}
    </FormTitle>
  )
}
