'use client'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom, InspectionEvent } from 'xstate'
import type { authMachine } from '../../../machines/auth/auth.machine.ts'
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

/** Starts the sign-in flow and turns what it emits into effects. */
export function useAuth(props: AuthEffectTools['props']) {
  const house = useHouse()
  const { locale } = useLocale()
  const { toasts, show, expire } = useToasts()
  const isSwitchingAccount = props.isSwitchingAccount ?? false
  const machine = machineFor(house, isSwitchingAccount, locale)

  const hear = useEmitted<AuthEffect>((effect) =>
    runAuthEffect(effect, { house, props, showToast: show, spendBotToken: () => auth.send({ type: 'botToken.spent' }) }),
  )
  const { inspect, viewer, policy, platform } = house
  const options = useMemo(
    () => ({
      clock: platform.clock,
      inspect(event: InspectionEvent) {
        hear(event)
        if (typeof inspect === 'function') inspect(event)
        else inspect?.next?.(event)
      },
      input: {
        policy,
        isSwitchingAccount,
        isFullyLoggedIn: isFullyLoggedIn(viewer),
        isPersonalized: isPersonalized(viewer) && !isSwitchingAccount,
        email: props.email ?? (isPersonalized(viewer) ? (viewer.personalization?.email ?? '') : ''),
      },
    }),
    [hear, inspect, viewer, policy, platform, isSwitchingAccount, props.email],
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
