'use client'
import type { ComponentType } from 'react'
import type { LimitedAsideProps } from '../../../views/auth/shell/LimitedAside.tsx'
import { ClientOnly } from '../../../views/ClientOnly.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import type { HeroScreenProps } from '../pinThumbnail/HeroScreen.tsx'

const Nothing = () => null

/** An optional lazy screen: renders nothing while it loads, on a server, or if it cannot be loaded. */
function decoration<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Decoration = lazyScreen<Props>(() => load().catch(() => Nothing))
  return (props) => (
    <ClientOnly fallback={null}>
      <Decoration {...props} />
    </ClientOnly>
  )
}

/** A pin's thumbnail or a person's picture; goes into a `HeroPlace`. */
export const Hero = decoration<HeroScreenProps>(
  async () => (await import('./decorationsBundle.ts')).HeroScreen,
)

/** The picture beside a page's form. */
export const PageImage = decoration<object>(async () => (await import('./decorationsBundle.ts')).PinWall)

/** Subheader and side image of a limited log-in; goes into a `LimitedPlace`. */
export const Limited = decoration<LimitedAsideProps>(
  async () => (await import('./decorationsBundle.ts')).LimitedAside,
)
