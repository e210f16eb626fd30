'use client'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { createActor, type InspectionEvent } from 'xstate'
import type { ToastShown } from '../../../../machines/fragments/emitted.ts'
import { authMachine } from '../../../../machines/auth/auth/auth.machine.ts'
import type { AuthInput } from '../../../../machines/auth/auth/auth.types.ts'
import type { SignupToast } from '../../../../machines/auth/signup/signup.types.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { takeAec } from '../../../domain/navigation/links.ts'
import { isFullyLoggedIn, isPersonalized } from '../../../domain/auth/providers/providers.ts'
import { useLocale } from '../../../views/text.tsx'
import { useTackboard, type TackboardConfig } from '../../runtime/config.ts'
import { useEmitted } from '../../runtime/useEmitted.ts'
import { useToasts } from '../../runtime/useToasts.ts'
import { signupSide } from '../signup/later.ts'
import { runAuthEffect, type AuthEffect, type AuthEffectTools } from './auth.effects.ts'
import type { AuthActor } from './auth.types.ts'
import { provideAuth, type AuthOptions } from '../services/auth.services.ts'

/** Machines by config, so that a page that renders often provides one machine. */
const provided = new WeakMap<TackboardConfig, Map<string, ReturnType<typeof provideAuth>>>()

function machineFor(config: TackboardConfig, options: AuthOptions) {
  const byKey = provided.get(config) ?? new Map<string, ReturnType<typeof provideAuth>>()
  const key = Object.values(options).join(' ')
  const machine = byKey.get(key) ?? provideAuth(config, options)
  provided.set(config, byKey.set(key, machine))
  return machine
}

/** What every way of mounting the flow says besides what the app does. */
export type UseAuthProps = AuthEffectTools['props'] & {
  readonly startsWith?: 'login' | 'signup' | undefined
  readonly isFormShown?: boolean | undefined
  /** Where the form stands, as the register call names it. auth.txt §2 "Containers". */
  readonly container: string
}

/** What a flow begins with. Whoever adds an account is not the person this device knows: nothing of that person is shown. C14. */
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
    isSignupLoaded: startsWith === 'signup' && signupSide() !== null,
    isFormShown: props.isFormShown,
    needsConsents: Boolean(experiments.kr_privacy_consent) && !props.hasConsented,
    country,
  }
}

/** Actors that are looked at and never started, by what they begin with. */
const atRest = new WeakMap<Policy, Map<string, AuthActor>>()

/**
 * What a server draws: the first snapshot of a flow, which is pure. Nothing is started or sent there, so requests that begin
 * alike look at one actor; one with an e-mail in it is made for its own request alone.
 */
function actorAtRest(input: AuthInput): AuthActor {
  if (input.email) return createActor(authMachine, { input })
  const byKey = atRest.get(input.policy) ?? new Map<string, AuthActor>()
  atRest.set(input.policy, byKey)
  const key = `${input.isSwitchingAccount} ${input.isFullyLoggedIn} ${input.isPersonalized}`
  const actor = byKey.get(key) ?? createActor(authMachine, { input })
  byKey.set(key, actor)
  return actor
}

function useAuthAtRest(props: UseAuthProps): ReturnType<typeof useAuthAlive> {
  const config = useTackboard()
  const { locale } = useLocale()
  const input = inputOf(config, props)
  // The sign-up form is known to the wired machine alone.
  const auth =
    input.startsWith === 'signup'
      ? createActor(machineFor(config, optionsOf(props, locale)), { input })
      : actorAtRest(input)
  return { auth, config, toasts: [], expire: () => undefined }
}

const optionsOf = (
  { isSwitchingAccount = false, isBusiness = false, startsWith, container }: UseAuthProps,
  locale: string,
): AuthOptions => ({
  isSwitchingAccount,
  locale,
  isBusiness,
  startsWith,
  container,
})

function useAuthAlive(props: UseAuthProps) {
  const config = useTackboard()
  const { locale } = useLocale()
  const { toasts, show, expire } = useToasts<ToastShown | SignupToast>()
  const machine = machineFor(config, optionsOf(props, locale))

  const hear = useEmitted<AuthEffect>((effect) =>
    runAuthEffect(effect, {
      config,
      props,
      showToast: show,
      spendBotToken: () => auth.send({ type: 'botToken.spent' }),
    }),
  )
  const { inspect, policy, platform } = config
  // What a flow begins with is read once: a later change of these does not begin it anew.
  const [input] = useState(() => inputOf(config, props))
  const options = useMemo(
    () => ({
      clock: platform.clock,
      inspect(event: InspectionEvent) {
        hear(event)
        if (typeof inspect === 'function') inspect(event)
        else inspect?.next?.(event)
      },
      input,
    }),
    [hear, inspect, platform, input],
  )
  const auth: AuthActor = useActorRef(machine, options)

  // After the first paint, because a server does not know the whole address.
  useEffect(() => {
    const { aec, href } = takeAec(platform.navigation.href())
    if (aec === null) return
    platform.navigation.replace(href)
    if (aec === policy.softBanAec)
      auth.getSnapshot().children.login?.send({ type: 'notice.opened', notice: 'softBanned' })
  }, [auth, platform, policy])

  return { auth, config, toasts, expire }
}

/** Starts the sign-in flow and turns what it emits into effects; on a server it only looks at how the flow begins. */
export const useAuth = typeof document === 'undefined' ? useAuthAtRest : useAuthAlive
