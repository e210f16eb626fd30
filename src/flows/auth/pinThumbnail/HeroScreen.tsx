'use client'
import { useCallback, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { pinThumbnailMachine } from '../../../../machines/auth/pinThumbnail/pinThumbnail.machine.ts'
import type { AuthHero as Hero } from '../../../domain/auth/authHero.ts'
import { hexColor } from '../../../domain/auth/pinThumbnail.ts'
import { AuthHero } from '../../../views/auth/shell/AuthHero.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectPinThumbnail } from './pinThumbnail.connect.ts'
import { providePinThumbnail } from './pinThumbnail.services.ts'

export interface HeroScreenProps {
  readonly hero: Hero
  /** The pin's dominant colour, where the page knows it. */
  readonly pinColor?: string | undefined
  /** Id of the profile that the visitor acts for. */
  readonly actingFor?: string | undefined
}

/** What stands above the form of a container. auth.txt §2 "Containers". */
export function HeroScreen({ hero, ...rest }: HeroScreenProps) {
  return hero.kind === 'pin' ? (
    <PinHero key={hero.pinId} pinId={hero.pinId} {...rest} />
  ) : (
    <AuthHero person={hero.person} />
  )
}

interface PinHeroProps extends Omit<HeroScreenProps, 'hero'> {
  readonly pinId: string
}

/** It emits nothing: a thumbnail is nobody's concern but its own. */
const unheard = () => undefined

function PinHero({ pinId, pinColor, actingFor = '' }: PinHeroProps) {
  const { policy } = useTackboard()
  const input = useMemo(
    () => ({ policy, pinId, subjectId: actingFor || null, color: hexColor(pinColor) }),
    [policy, pinId, pinColor, actingFor],
  )
  const { actor } = useFlow(providePinThumbnail, input, unheard)
  const connect = useCallback(
    (snapshot: SnapshotFrom<typeof pinThumbnailMachine>) => connectPinThumbnail(snapshot, actor.send),
    [actor],
  )
  return <AuthHero pin={useConnect(actor, connect)} />
}
