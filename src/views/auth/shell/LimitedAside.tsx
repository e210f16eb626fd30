'use client'
import type { ReactNode } from 'react'
import { containers } from '../../../messages/en/auth/containers.ts'
import { PinWall } from '../../../ui/illustration/Illustration.tsx'
import { useText } from '../../text.tsx'

/** Props of `LimitedAside`. */
export interface LimitedAsideProps {
  /** Whether the view has the subheader; the picture is shown for every view. Default: true. */
  readonly hasSubheader?: boolean | undefined
  /** Replaces the decorative picture. Default: a drawing. */
  readonly image?: ReactNode
}

/** The subheader and side image of a limited log-in's modal. Goes into a `LimitedPlace`. */
export function LimitedAside({ hasSubheader = true, image }: LimitedAsideProps) {
  const t = useText(containers)
  return (
    <>
      <div data-at="image" aria-hidden="true">
        {image ?? <PinWall />}
      </div>
      {hasSubheader && <p>{t('limited.subheader')}</p>}
    </>
  )
}
