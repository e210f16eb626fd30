'use client'
import { useEffect, useState } from 'react'
import type { AuthInput, AuthToast } from '../../../../machines/auth/auth/auth.types.ts'
import { takeAec } from '../../../domain/navigation/links.ts'
import { isForBusiness, isFullyLoggedIn, isPersonalized } from '../../../domain/auth/providers/providers.ts'
import { passwordMinimumIn } from '../../../domain/auth/signup/passwordMinimum.ts'
import { useTackboard, type TackboardConfig } from '../../runtime/config.ts'
import { useSteps } from '../../runtime/steps/useSteps.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { isLeaving, runAuthEffect, type AuthEffect, type AuthEffectTools } from './auth.effects.ts'
import { signupPart } from './auth.parts.ts'
import { authOptions } from '../services/authOptions.ts'
import { authLogic } from './auth.services.ts'

/** What each way of mounting the flow adds to the app's own props. */
export type UseAuthProps = AuthEffectTools['props'] & {
  readonly startsWith?: 'login' | 'signup' | 'ssoSignup' | undefined
  readonly isFormShown?: boolean | undefined
  /** The container of the form, as the register call names it. */
  readonly container: string
}

/** What the flow starts with. When an account is added, the remembered viewer is ignored. */
export function inputOf(
  { policy, viewer, country, experiments }: TackboardConfig,
  props: UseAuthProps,
): AuthInput {
  const { isSwitchingAccount = false, email, startsWith } = props
  const isBusiness = isForBusiness(viewer, props)
  const isGreeted = isPersonalized(viewer) && !isSwitchingAccount
  return {
    policy,
    isSwitchingAccount,
    isFullyLoggedIn: isFullyLoggedIn(viewer),
    isPersonalized: isGreeted,
    email: email ?? (isGreeted ? (viewer.personalization?.email ?? '') : ''),
    startsWith,
    isRecovering: props.mode === 'accountRecovery',
    isSignupHere: !props.onSignUp && !isBusiness,
    isBusiness,
    isSignupLoaded: startsWith !== undefined && startsWith !== 'login' && signupPart.loaded() !== null,
    isFormShown: props.isFormShown,
    passwordMinimum: passwordMinimumIn(props.container, policy),
    needsConsents: Boolean(experiments.kr_privacy_consent) && !props.hasConsented,
    country,
    resumeWith: props.autologin ?? null,
  }
}

const loadSteps = async () => (await import('./auth.steps.ts')).keepAuthSteps

/** Starts the sign-in flow, runs its effects and collects its toasts. */
export function useAuth(props: UseAuthProps) {
  const { isSwitchingAccount, container } = props
  // Read once: an app may write the object into its JSX.
  const [autologin] = useState(props.autologin ?? null)
  const config = useTackboard()
  const { toasts, show, expire } = useToasts<AuthToast>()
  const auth = useFlow<typeof authLogic, AuthEffect>(
    authLogic,
    inputOf(config, props),
    (effect) => {
      const run = () =>
        runAuthEffect(effect, {
          config,
          props,
          showToast: show,
          spendBotToken: () => auth.send({ type: 'botToken.spent' }),
        })
      return isLeaving(effect) ? leave(run) : run()
    },
    (flow) => authOptions.set(flow, { container, isSwitchingAccount, autologin }),
  )

  const leave = useSteps(auth, container, loadSteps)
  const { platform, policy } = config
  // After the first paint, because a server does not know the complete address.
  useEffect(() => {
    const { aec, href } = takeAec(platform.navigation.href())
    if (aec === null) return
    platform.navigation.replace(href)
    if (aec === policy.softBanAec) auth.send({ type: 'notice.opened', notice: 'softBanned' })
  }, [auth, platform, policy])

  return { auth, config, toasts, expire }
}
