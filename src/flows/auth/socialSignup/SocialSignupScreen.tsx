'use client'
import { useCallback, type ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { socialSignupMachine } from '../../../../machines/auth/socialSignup/socialSignup.machine.ts'
import { EmailAlreadyExistView } from '../../../views/auth/socialSignup/EmailAlreadyExistView.tsx'
import { EmailCollectionView } from '../../../views/auth/socialSignup/EmailCollectionView.tsx'
import { LeavingView } from '../../../views/auth/shell/LeavingView.tsx'
import { RequestEmailView } from '../../../views/auth/socialSignup/RequestEmailView.tsx'
import { SocialSignupWithAgeView } from '../../../views/auth/socialSignup/SocialSignupWithAgeView.tsx'
import type { TackboardConfig } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import {
  connectEmailAlreadyExist,
  connectEmailCollection,
  connectRequestEmail,
  connectSocialSignupWithAge,
  type SocialSignupSnapshot,
} from './socialSignup.connect.ts'

export type SocialSignup = ActorRefFrom<typeof socialSignupMachine>

export interface SocialSignupScreenProps {
  readonly socialSignup: SocialSignup
  readonly config: TackboardConfig
  readonly isBusiness: boolean
}

type Send = SocialSignup['send']

/** One view of a social sign-up on its machine. */
function screenOf<Props extends object>(
  View: ComponentType<Props>,
  connectView: (snapshot: SocialSignupSnapshot, send: Send, now: () => number) => Props,
) {
  return function Screen({ socialSignup, config }: SocialSignupScreenProps) {
    const { clock } = config.platform
    const connect = useCallback(
      (snapshot: SocialSignupSnapshot) => connectView(snapshot, socialSignup.send, () => clock.now()),
      [socialSignup, clock],
    )
    return <View {...useConnect(socialSignup, connect)} />
  }
}

/** The views, by the tag of the machine's state; the steps it shares with the sign-up by e-mail are its container's. auth.txt §2. */
const screens = {
  requestEmail: screenOf(RequestEmailView, connectRequestEmail),
  EmailCollection: screenOf(EmailCollectionView, connectEmailCollection),
  EmailAlreadyExist: screenOf(EmailAlreadyExistView, connectEmailAlreadyExist),
  socialSignupWithAge: screenOf(SocialSignupWithAgeView, connectSocialSignupWithAge),
  leaving: () => <LeavingView />,
} satisfies Record<string, ComponentType<SocialSignupScreenProps>>

const views = ['requestEmail', 'EmailCollection', 'EmailAlreadyExist', 'socialSignupWithAge'] as const

const viewOf = (snapshot: SocialSignupSnapshot) => ({
  view: views.find((view) => snapshot.hasTag(`view:${view}`)) ?? ('leaving' as const),
})

/** Whatever a social sign-up asks next, on its machine. */
export function SocialSignupScreen(props: SocialSignupScreenProps) {
  const { view } = useConnect(props.socialSignup, viewOf)
  const Screen: ComponentType<SocialSignupScreenProps> = screens[view]
  return <Screen {...props} />
}
