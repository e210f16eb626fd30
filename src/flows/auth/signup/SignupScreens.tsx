'use client'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import type { socialSignupMachine } from '../../../../machines/auth/socialSignup/socialSignup.machine.ts'
import type { ssoSignupMachine } from '../../../../machines/auth/ssoSignup/ssoSignup.machine.ts'
import { RespondMessageView } from '../../../views/auth/signup/RespondMessageView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import { useLoaded } from '../../runtime/useLoaded.ts'
import { authCallbacks } from '../shell/auth.connect.ts'
import { socialSignupPart, ssoSignupPart } from '../shell/auth.parts.ts'
import type { RegisteringStep, ScreenProps, SignupStep } from '../shell/auth.types.ts'
import { ConsentsScreen } from './ConsentsScreen.tsx'
import { SignupScreen } from './SignupScreen.tsx'
import { connectStep, stepCallbacks } from './step.connect.ts'
import { UnderageScreen } from './UnderageScreen.tsx'

interface StepScreensProps extends ScreenProps {
  readonly step: RegisteringStep
  /** The tag of the step's state. */
  readonly view: string
}

interface SignupScreensProps extends Omit<StepScreensProps, 'step'> {
  readonly step: SignupStep
}

/** The current screen of a sign-up by e-mail, by a provider or by single sign-on. auth.txt §2. */
export function SignupScreens({ step, ...rest }: SignupScreensProps) {
  const sso = useLoaded(ssoSignupPart)
  if (rest.view.startsWith('sso'))
    // SAFETY: only the sign-up by single sign-on has these views.
    return sso && <sso.SsoSignupScreen ssoSignup={step as ActorRefFrom<typeof ssoSignupMachine>} />
  // SAFETY: the other views are those of the other two.
  return <StepScreens {...rest} step={step as RegisteringStep} />
}

/** A sign-up's own form, or a step that both have. */
function StepScreens({ step, view, auth, ...rest }: StepScreensProps) {
  const social = useLoaded(socialSignupPart)
  const { consents, underage, message, onContinue } = useConnect(step, connectStep, stepCallbacks)
  const { onTouch } = useMemo(() => authCallbacks(auth.send), [auth])
  if (view === 'consents')
    return consents && <ConsentsScreen consents={consents} isBusiness={rest.isBusiness} />
  if (view === 'UnderageConfirmation') return underage && <UnderageScreen underage={underage} />
  if (view === 'respondMessage') return <RespondMessageView message={message} onContinue={onContinue} />
  if (view === 'signup')
    // SAFETY: only the sign-up by e-mail has this view.
    return <SignupScreen {...rest} onTouch={onTouch} signup={step as ActorRefFrom<typeof signupMachine>} />
  if (!social) return null
  // SAFETY: the remaining views are those of the sign-up by a provider.
  const socialSignup = step as ActorRefFrom<typeof socialSignupMachine>
  return <social.SocialSignupScreen config={rest.config} socialSignup={socialSignup} />
}
