'use client'
import { useCallback, type ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { socialSignupMachine } from '../../../../machines/auth/socialSignup/socialSignup.machine.ts'
import { StepSkeleton } from '../../../views/auth/shell/FormSkeleton.tsx'
import { EmailAlreadyExistView } from '../../../views/auth/socialSignup/EmailAlreadyExistView.tsx'
import { EmailCollectionView } from '../../../views/auth/socialSignup/EmailCollectionView.tsx'
import { RequestEmailView } from '../../../views/auth/socialSignup/RequestEmailView.tsx'
import { SocialSignupWithAgeView } from '../../../views/auth/socialSignup/SocialSignupWithAgeView.tsx'
import type { TackboardConfig } from '../../runtime/config.ts'
import { useConnect, type SendTo } from '../../runtime/useConnect.ts'
import * as social from './socialSignup.connect.ts'

export interface SocialSignupScreenProps {
  readonly socialSignup: ActorRefFrom<typeof socialSignupMachine>
  readonly config: TackboardConfig
}

const RequestEmail = ({ socialSignup }: SocialSignupScreenProps) => (
  <RequestEmailView {...useConnect(socialSignup, social.connectRequestEmail, social.requestEmailCallbacks)} />
)

const EmailCollection = ({ socialSignup }: SocialSignupScreenProps) => (
  <EmailCollectionView
    {...useConnect(socialSignup, social.connectEmailCollection, social.emailCollectionCallbacks)}
  />
)

const EmailAlreadyExist = ({ socialSignup }: SocialSignupScreenProps) => (
  <EmailAlreadyExistView
    {...useConnect(socialSignup, social.connectEmailAlreadyExist, social.emailAlreadyExistCallbacks)}
  />
)

function SocialSignupWithAge({ socialSignup, config }: SocialSignupScreenProps) {
  const { clock } = config.platform
  const callbacks = useCallback(
    (send: SendTo<typeof socialSignupMachine>) =>
      social.socialSignupWithAgeCallbacks(send, () => clock.now()),
    [clock],
  )
  return (
    <SocialSignupWithAgeView {...useConnect(socialSignup, social.connectSocialSignupWithAge, callbacks)} />
  )
}

/** The screens, by view; the steps shared with the sign-up by email are in `SignupScreens`. */
const screens = {
  requestEmail: RequestEmail,
  EmailCollection,
  EmailAlreadyExist,
  socialSignupWithAge: SocialSignupWithAge,
  // The profile is read: a form comes next.
  leaving: StepSkeleton,
} satisfies Record<string, ComponentType<SocialSignupScreenProps>>

/** The current screen of a social sign-up, on its machine. */
export function SocialSignupScreen(props: SocialSignupScreenProps) {
  const { view } = useConnect(props.socialSignup, social.connectSocialSignup)
  const Screen: ComponentType<SocialSignupScreenProps> = screens[view]
  return <Screen {...props} />
}
