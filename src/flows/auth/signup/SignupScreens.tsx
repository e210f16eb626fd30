'use client'
import { useMemo, type ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import type { socialSignupMachine } from '../../../../machines/auth/socialSignup/socialSignup.machine.ts'
import type { ssoSignupMachine } from '../../../../machines/auth/ssoSignup/ssoSignup.machine.ts'
import { RespondMessageView } from '../../../views/auth/signup/RespondMessageView.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import type { LazyPart } from '../../runtime/lazyPart.ts'
import { useLoaded } from '../../runtime/useLoaded.ts'
import { authCallbacks } from '../shell/auth.connect.ts'
import type { RegisteringStep, ScreenProps, SignupStep } from '../shell/auth.types.ts'
import type { SocialSignupScreenProps } from '../socialSignup/SocialSignupScreen.tsx'
import type { SsoSignupScreenProps } from '../ssoSignup/SsoSignupScreen.tsx'
import { ConsentsScreen } from './ConsentsScreen.tsx'
import { SignupScreen } from './SignupScreen.tsx'
import { connectStep, stepCallbacks } from './step.connect.ts'
import { UnderageScreen } from './UnderageScreen.tsx'

type Part<Screens> = Pick<LazyPart<Screens>, 'loaded'>

interface StepScreensProps extends ScreenProps {
  readonly step: RegisteringStep
  /** The tag of the step's state. */
  readonly view: string
  /** The screens of a sign-up by a provider, which come with its machine. */
  readonly social: Part<{ readonly SocialSignupScreen: ComponentType<SocialSignupScreenProps> }>
}

interface SignupScreensProps extends Omit<StepScreensProps, 'step'> {
  readonly step: SignupStep
  /** The screens of a sign-up by single sign-on. */
  readonly sso: Part<{ readonly SsoSignupScreen: ComponentType<SsoSignupScreenProps> }>
}

/** The current screen of a sign-up by email, by a provider or by single sign-on. */
export function SignupScreens({ step, sso: ssoPart, ...rest }: SignupScreensProps) {
  const sso = useLoaded(ssoPart)
  if (rest.view.startsWith('sso'))
    // SAFETY: only the sign-up by single sign-on has these views.
    return sso && <sso.SsoSignupScreen ssoSignup={step as ActorRefFrom<typeof ssoSignupMachine>} />
  // SAFETY: the other views are those of the other two.
  return <StepScreens {...rest} step={step as RegisteringStep} />
}

/** A sign-up's own form, or a step that both have. */
function StepScreens({ step, view, auth, social: socialPart, ...rest }: StepScreensProps) {
  const social = useLoaded(socialPart)
  const { consents, underage, message, onContinue } = useConnect(step, connectStep, stepCallbacks)
  const { onTouch } = useMemo(() => authCallbacks(auth.send), [auth])
  if (view === 'consents')
    return consents && <ConsentsScreen consents={consents} isBusiness={rest.isBusiness} />
  if (view === 'UnderageConfirmation') return underage && <UnderageScreen underage={underage} />
  if (view === 'respondMessage') return <RespondMessageView message={message} onContinue={onContinue} />
  if (view === 'signup')
    // SAFETY: only the sign-up by email has this view.
    return <SignupScreen {...rest} onTouch={onTouch} signup={step as ActorRefFrom<typeof signupMachine>} />
  if (!social) return null
  // SAFETY: the remaining views are those of the sign-up by a provider.
  const socialSignup = step as ActorRefFrom<typeof socialSignupMachine>
  return <social.SocialSignupScreen config={rest.config} socialSignup={socialSignup} />
}
