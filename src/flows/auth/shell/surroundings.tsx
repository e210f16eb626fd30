'use client'
import type { ComponentType } from 'react'
import type { LimitedAsideProps } from '../../../views/auth/shell/LimitedAside.tsx'
import { Later } from '../../../views/Later.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import type { HeroScreenProps } from '../pinThumbnail/HeroScreen.tsx'

const Nothing = () => null

/** What only adorns a container: while it comes its place is kept, and if it cannot be fetched nothing is said. */
function adornment<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Adornment = lazyScreen<Props>(async () => load().catch(() => Nothing))
  return (props) => (
    <Later fallback={null}>
      <Adornment {...props} />
    </Later>
  )
}

/** A pin's thumbnail or a person's picture; goes into a `HeroPlace`. */
export const Hero = adornment<HeroScreenProps>(
  async () => (await import('../pinThumbnail/HeroScreen.tsx')).HeroScreen,
)

/** Subheader and side image of a limited log-in; goes into a `LimitedPlace`. */
export const Limited = adornment<LimitedAsideProps>(
  async () => (await import('../../../views/auth/shell/LimitedAside.tsx')).LimitedAside,
)

/** The views that are about getting in; the others have matters of their own. auth.txt §2. */
export const isEntry = (view: string) =>
  ['login', 'personalizedLogin', 'signup', 'openingSignup'].includes(view)
