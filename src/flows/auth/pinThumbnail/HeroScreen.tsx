'use client'
import type { AuthHero as Hero } from '../../../domain/auth/authHero.ts'
import { hexColor } from '../../../domain/auth/pinThumbnail.ts'
import { AuthHero } from '../../../views/auth/shell/AuthHero.tsx'
import { useTackboard } from '../../runtime/config.ts'
import { useConnect } from '../../runtime/useConnect.ts'
import { useFlow } from '../../runtime/useFlow.ts'
import { connectPinThumbnail, pinThumbnailCallbacks } from './pinThumbnail.connect.ts'
import { pinThumbnailLogic } from './pinThumbnail.services.ts'

export interface HeroScreenProps {
  readonly hero: Hero
  /** The pin's dominant color, if the page knows it. */
  readonly pinColor?: string | undefined
  /** Id of the profile that the visitor acts on behalf of. */
  readonly actingFor?: string | undefined
}

/** The picture above the form of a container. */
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

function PinHero({ pinId, pinColor, ...props }: PinHeroProps) {
  const { policy, ...config } = useTackboard()
  const actor = useFlow(pinThumbnailLogic, {
    policy,
    pinId,
    subjectId: props.actingFor || config.actingFor,
    color: hexColor(pinColor),
  })
  return <AuthHero pin={useConnect(actor, connectPinThumbnail, pinThumbnailCallbacks)} />
}
