'use client'
import { useCallback, useEffect } from 'react'
import type { ToastShown } from '../../../../machines/fragments/emitted.ts'
import type { authMachine } from '../../../../machines/auth/auth/auth.machine.ts'
import type { AuthInput } from '../../../../machines/auth/auth/auth.types.ts'
import type { SignupToast } from '../../../../machines/auth/signup/signup.types.ts'
import { takeAec } from '../../../domain/navigation/links.ts'
import { isFullyLoggedIn, isPersonalized } from '../../../domain/auth/providers/providers.ts'
import { useLocale } from '../../../views/text.tsx'
import { useTackboard, type TackboardConfig } from '../../runtime/config.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { runAuthEffect, type AuthEffect, type AuthEffectTools } from './auth.effects.ts'
import { signupPart } from './auth.parts.ts'
import { provideAuth, provideAuthOnServer } from './auth.services.ts'

/** What each way of mounting the flow adds to the app's own props. */
export type UseAuthProps = AuthEffectTools['props'] & {
  readonly startsWith?: 'login' | 'signup' | undefined
  readonly isFormShown?: boolean | undefined
  /** The container of the form, as the register call names it. auth.txt §2 "Containers". */
  readonly container: string
}

/** What the flow starts with. When an account is added, the remembered viewer is ignored. C14. */
export function inputOf(
  { policy, viewer, country, experiments }: TackboardConfig,
  props: UseAuthProps,
): AuthInput {
  const { isSwitchingAccount = false, email, startsWith } = props
  const isGreeted = isPersonalized(viewer) && !isSwitchingAccount
  return {
    policy,
    isSwitchingAccount,
    isFullyLoggedIn: isFullyLoggedIn(viewer),
    isPersonalized: isGreeted,
    email: email ?? (isGreeted ? (viewer.personalization?.email ?? '') : ''),
    startsWith,
    isRecovering: props.mode === 'accountRecovery',
    isSignupHere: !props.onSignUp && !props.isBusiness,
    isSignupLoaded: startsWith === 'signup' && signupPart.loaded() !== null,
    isFormShown: props.isFormShown,
    needsConsents: Boolean(experiments.kr_privacy_consent) && !props.hasConsented,
    country,
  }
}

/** Starts the sign-in flow, runs its effects and collects its toasts. */
export function useAuth(props: UseAuthProps) {
  const { isSwitchingAccount = false, startsWith, container } = props
  const config = useTackboard()
  const { locale } = useLocale()
  const { toasts, show, expire } = useToasts<ToastShown | SignupToast>()
  const provide = useCallback(
    (provided: TackboardConfig) =>
      typeof document === 'undefined'
        ? provideAuthOnServer()
        : provideAuth(provided, { isSwitchingAccount, locale, startsWith, container }),
    [isSwitchingAccount, locale, startsWith, container],
  )
  const auth = useFlow<typeof authMachine, AuthEffect>(provide, inputOf(config, props), (effect) =>
    runAuthEffect(effect, {
      config,
      props,
      showToast: show,
      spendBotToken: () => auth.send({ type: 'botToken.spent' }),
    }),
  )

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
