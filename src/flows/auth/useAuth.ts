'use client'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { createActor, type ActorRefFrom, type InspectionEvent } from 'xstate'
import { authMachine } from '../../../machines/auth/auth.machine.ts'
import type { AuthInput } from '../../../machines/auth/auth.types.ts'
import type { Policy } from '../../domain/policy.ts'
import { takeAec } from '../../domain/links.ts'
import { isFullyLoggedIn, isPersonalized } from '../../domain/providers.ts'
import { useLocale } from '../../views/text.tsx'
import { useHouse, type House } from '../house.ts'
import { useEmitted } from '../useEmitted.ts'
import { useToasts } from '../useToasts.ts'
import { runAuthEffect, type AuthEffect, type AuthEffectTools } from './auth.effects.ts'
import { provideAuth } from './auth.services.ts'

export type AuthActor = ActorRefFrom<typeof authMachine>

/** Machines by house, so that a page of many renders wires one machine. */
const provided = new WeakMap<House, Map<string, ReturnType<typeof provideAuth>>>()

function machineFor(house: House, isSwitchingAccount: boolean, locale: string) {
  const byKey = provided.get(house) ?? new Map<string, ReturnType<typeof provideAuth>>()
  const key = `${isSwitchingAccount} ${locale}`
  const machine = byKey.get(key) ?? provideAuth(house, isSwitchingAccount, locale)
  provided.set(house, byKey.set(key, machine))
  return machine
}

/** What a flow begins with. Whoever adds an account is not the person this device knows: nothing of that person is shown. C14. */
export function inputOf({ policy, viewer }: House, { isSwitchingAccount = false, email }: AuthEffectTools['props']): AuthInput {
  const isGreeted = isPersonalized(viewer) && !isSwitchingAccount
  return {
    policy,
    isSwitchingAccount,
    isFullyLoggedIn: isFullyLoggedIn(viewer),
    isPersonalized: isGreeted,
    email: email ?? (isGreeted ? (viewer.personalization?.email ?? '') : ''),
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

function useAuthAtRest(props: AuthEffectTools['props']): ReturnType<typeof useAuthAlive> {
  const house = useHouse()
  return { auth: actorAtRest(inputOf(house, props)), house, toasts: [], expire: () => undefined }
}

function useAuthAlive(props: AuthEffectTools['props']) {
  const house = useHouse()
  const { locale } = useLocale()
  const { toasts, show, expire } = useToasts()
  const { isSwitchingAccount = false, email } = props
  const machine = machineFor(house, isSwitchingAccount, locale)

  const hear = useEmitted<AuthEffect>((effect) =>
    runAuthEffect(effect, { house, props, showToast: show, spendBotToken: () => auth.send({ type: 'botToken.spent' }) }),
  )
  const { inspect, policy, platform } = house
  const options = useMemo(
    () => ({
      clock: platform.clock,
      inspect(event: InspectionEvent) {
        hear(event)
        if (typeof inspect === 'function') inspect(event)
        else inspect?.next?.(event)
      },
      input: inputOf(house, { isSwitchingAccount, email }),
    }),
    [hear, inspect, house, platform, isSwitchingAccount, email],
  )
  const auth: AuthActor = useActorRef(machine, options)

  // After the first paint, because a server does not know the whole address.
  useEffect(() => {
    const { aec, href } = takeAec(platform.navigation.href())
    if (aec === null) return
    platform.navigation.replace(href)
    if (aec === policy.softBanAec) auth.getSnapshot().children.login?.send({ type: 'notice.opened', notice: 'softBanned' })
  }, [auth, platform, policy])

  return { auth, house, toasts, expire }
}

/** Starts the sign-in flow and turns what it emits into effects; on a server it only looks at how the flow begins. */
export const useAuth = typeof document === 'undefined' ? useAuthAtRest : useAuthAlive
