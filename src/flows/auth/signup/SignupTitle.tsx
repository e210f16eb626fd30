'use client'
import { signupTitle, type Inviter, type SignupSource } from '../../../domain/auth/signup/signupSource.ts'
import { signupSteps } from '../../../messages/en/auth/signupSteps.ts'
import { signupTitles } from '../../../messages/en/auth/signupTitles.ts'
import { socialTitles } from '../../../messages/en/auth/socialTitles.ts'
import { useText } from '../../../views/text.tsx'
import { UnderageTitle } from '../../../views/auth/signup/UnderageTitle.tsx'
import type { SignupStep } from '../shell/auth.types.ts'
import { useConnect } from '../../runtime/useConnect.ts'

const copy = { ...signupTitles, ...signupSteps, ...socialTitles }

/** Titles that are the same whatever led there, by the view. auth.txt §2. */
const fixed = {
  consents: 'consents.title',
  respondMessage: 'respondMessage.title',
  requestEmail: 'requestEmail.title',
  EmailCollection: 'EmailCollection.title',
  EmailAlreadyExist: 'EmailAlreadyExist.title',
  socialSignupWithAge: 'socialSignupWithAge.title',
} as const

interface BirthdaySnapshot {
  readonly status: string
  readonly error: unknown
  readonly context: { readonly birthday: string }
}

interface BirthdayActor {
  subscribe(observer: { next: () => void; error: () => void }): { unsubscribe(): void }
  getSnapshot(): BirthdaySnapshot
}

const connectBirthday = ({ context }: BirthdaySnapshot) => ({ birthday: context.birthday })

interface SignupTitleProps {
  readonly step: SignupStep
  readonly view: string
  readonly source?: SignupSource | undefined
  readonly inviter?: Inviter | null | undefined
}

/** The title of whatever the sign-up side shows; that of the form depends on what led to it. auth.txt §2 "Sign-up titles". */
export function SignupTitle({ step, view, source, inviter }: SignupTitleProps) {
  const t = useText(copy)
  // SAFETY: both sign-ups keep the birthday as it was entered.
  const { birthday } = useConnect(step as unknown as BirthdayActor, connectBirthday)
  if (view === 'UnderageConfirmation') return <UnderageTitle birthday={birthday} />
  // SAFETY: asked just before.
  if (view in fixed) return t(fixed[view as keyof typeof fixed])
  return t(`signupTitle.${signupTitle(source, inviter)}`, { name: inviter?.name ?? '' })
}
