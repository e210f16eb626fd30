'use client'
import { useCallback, type ComponentType } from 'react'
import type { AnyMachineSnapshot, ActorRefFrom } from 'xstate'
import type { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import type { signupMachine } from '../../../../machines/auth/signup/signup.machine.ts'
import type { socialSignupMachine } from '../../../../machines/auth/socialSignup/socialSignup.machine.ts'
import type { underageMachine } from '../../../../machines/auth/underage/underage.machine.ts'
import { LeavingView } from '../../../views/auth/shell/LeavingView.tsx'
import type { SignupStep } from '../shell/auth.types.ts'
import type { ScreenProps } from '../shell/auth.types.ts'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import { useConnect } from '../../runtime/useConnect.ts'
import type { ConsentsScreenProps } from './ConsentsScreen.tsx'
import type { SocialSignupScreenProps } from '../socialSignup/SocialSignupScreen.tsx'
import type { RespondMessageScreenProps } from './RespondMessageScreen.tsx'
import { SignupScreen } from './SignupScreen.tsx'
import type { UnderageScreenProps } from './UnderageScreen.tsx'

const ConsentsScreen = lazyScreen<ConsentsScreenProps>(
  async () => (await import('./ConsentsScreen.tsx')).ConsentsScreen,
  <LeavingView />,
)
const UnderageScreen = lazyScreen<UnderageScreenProps>(
  async () => (await import('./UnderageScreen.tsx')).UnderageScreen,
  <LeavingView />,
)
const RespondMessageScreen = lazyScreen<RespondMessageScreenProps>(
  async () => (await import('./RespondMessageScreen.tsx')).RespondMessageScreen,
  <LeavingView />,
)

interface SignupScreensProps extends ScreenProps {
  readonly step: SignupStep
  /** The tag of the step's state. */
  readonly view: string
  /** The screens of a social sign-up; null until they are loaded. */
  readonly SocialScreen: ComponentType<SocialSignupScreenProps> | null
}

const childrenOf = ({ children, context }: AnyMachineSnapshot) => ({
  // SAFETY: both machines of the sign-up side invoke these under these names.
  consents: children['consents'] as ActorRefFrom<typeof consentsMachine> | undefined,
  underage: children['underage'] as ActorRefFrom<typeof underageMachine> | undefined,
  message: String(context['serverMessage'] ?? ''),
})

/** Whatever a sign-up shows, by e-mail or by a provider: its own form, or a step that both have. auth.txt §2. */
export function SignupScreens({
  step,
  view,
  auth,
  config,
  layout,
  isBusiness,
  glyphs,
  SocialScreen,
}: SignupScreensProps) {
  const { consents, underage, message } = useConnect(step, childrenOf)
  const onTouch = useCallback(() => auth.send({ type: 'form.touched' }), [auth])
  if (view === 'consents')
    return consents ? <ConsentsScreen consents={consents} isBusiness={isBusiness} /> : null
  if (view === 'UnderageConfirmation') return underage ? <UnderageScreen underage={underage} /> : null
  if (view === 'respondMessage')
    return <RespondMessageScreen message={message} onContinue={() => step.send({ type: 'message.closed' })} />
  // SAFETY: a step that is no sign-up by e-mail is one by a provider; the views of the two differ.
  if (view === 'signup')
    return (
      <SignupScreen
        {...{ config, layout, isBusiness, glyphs, onTouch }}
        signup={step as ActorRefFrom<typeof signupMachine>}
      />
    )
  if (!SocialScreen) return null
  // SAFETY: as above.
  return (
    <SocialScreen
      {...{ config, isBusiness }}
      socialSignup={step as ActorRefFrom<typeof socialSignupMachine>}
    />
  )
}
