'use client'
import type { ActorRefFrom } from 'xstate'
import type { socialSignupMachine } from '../../../machines/socialSignup/socialSignup.machine.ts'
import { LeavingView } from '../../views/auth/LeavingView.tsx'
import type { House } from '../house.ts'

export type SocialSignup = ActorRefFrom<typeof socialSignupMachine>

export interface SocialSignupScreenProps {
  readonly socialSignup: SocialSignup
  readonly house: House
  readonly isBusiness: boolean
}

/** Whatever a social sign-up asks next, on its machine. */
export function SocialSignupScreen(_: SocialSignupScreenProps) {
  return <LeavingView />
}
