'use client'
import { useMemo, type ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import type { socialSignupMachine } from '../../../../machines/auth/socialSignup/socialSignup.machine.ts'
import { RespondMessageView } from '../../../views/auth/signup/RespondMessageView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { authCallbacks } from '../shell/auth.connect.ts'
import type { ScreenProps, SignupStep } from '../shell/auth.types.ts'
import type { SocialSignupScreenProps } from '../socialSignup/SocialSignupScreen.tsx'
import { ConsentsScreen } from './ConsentsScreen.tsx'
import { SignupScreen } from './SignupScreen.tsx'
import { connectStep, stepCallbacks } from './step.connect.ts'
import { UnderageScreen } from './UnderageScreen.tsx'

interface SignupScreensProps extends ScreenProps {
  readonly step: SignupStep
  /** The tag of the step's state. */
  readonly view: string
  /** The screens of a social sign-up; null until they are loaded. */
  readonly SocialScreen: ComponentType<SocialSignupScreenProps> | null
}

/** The current screen of a sign-up, by e-mail or by a provider: its own form, or a step that both have. auth.txt §2. */
export function SignupScreens({ step, view, auth, SocialScreen, ...rest }: SignupScreensProps) {
  const { consents, underage, message, onContinue } = useConnect(step, connectStep, stepCallbacks)
  const { onTouch } = useMemo(() => authCallbacks(auth.send), [auth])
  if (view === 'consents')
    return consents && <ConsentsScreen consents={consents} isBusiness={rest.isBusiness} />
  if (view === 'UnderageConfirmation') return underage && <UnderageScreen underage={underage} />
  if (view === 'respondMessage') return <RespondMessageView message={message} onContinue={onContinue} />
  if (view === 'signup')
    // SAFETY: only the sign-up by e-mail has this view.
    return <SignupScreen {...rest} onTouch={onTouch} signup={step as ActorRefFrom<typeof signupMachine>} />
  if (!SocialScreen) return null
  // SAFETY: the remaining views are those of the sign-up by a provider.
  return <SocialScreen config={rest.config} socialSignup={step as ActorRefFrom<typeof socialSignupMachine>} />
}
