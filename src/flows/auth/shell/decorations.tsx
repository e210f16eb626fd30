'use client'
import { useDeferredValue, type ComponentType } from 'react'
import type { LimitedAsideProps } from '../../../views/auth/shell/LimitedAside.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import type { HeroScreenProps } from '../pinThumbnail/HeroScreen.tsx'

const Nothing = () => null

/** An optional lazy screen, rendered after the first paint: nothing on a server, while it loads, or if it cannot be loaded. */
export function decoration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Decoration = lazyScreen<Props>(() => load().catch(() => Nothing))
  return function DeferredDecoration(props) {
    const isFormPainted = useDeferredValue(true, false)
    return isFormPainted && <Decoration {...props} />
  }
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
