'use client'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { containers } from '../../../messages/en/auth/containers.ts'
import { css } from '../../../theme/css.ts'
import { useText } from '../../text.tsx'

/** Props of `LimitedAside`. */
export interface LimitedAsideProps {
  /** Whether the view has the subheader; the picture is shown for every view. Default: true. */
  readonly hasSubheader?: boolean | undefined
  /** Replaces the decorative picture. Default: a drawing. */
  readonly image?: ReactNode
}

const Art = styled.svg(css`
  display: block;
  rect {
    fill: light-dark(#f0c9b5, #5a3829);
  }
  [data-tint='1'] {
    fill: light-dark(#c9dfcd, #2c4a36);
  }
  [data-tint='2'] {
    fill: light-dark(#c6d9ef, #2b4360);
  }
  [data-tint='3'] {
    fill: light-dark(#f3dfb0, #57481f);
  }
`)

/** A board of pins: column, top, height, tint. */
const tiles = [
  [0, -40, 150, 2],
  [0, 122, 190, 0],
  [0, 324, 130, 3],
  [0, 466, 200, 1],
  [1, -90, 170, 0],
  [1, 92, 140, 1],
  [1, 244, 210, 2],
  [1, 466, 160, 0],
  [1, 638, 90, 3],
  [2, -20, 190, 3],
  [2, 182, 150, 2],
  [2, 344, 180, 1],
  [2, 536, 190, 0],
] as const

/** The subheader and side image of a limited log-in's modal. Goes into a `LimitedPlace`. auth.txt §6. */
export function LimitedAside({ hasSubheader = true, image }: LimitedAsideProps) {
  const t = useText(containers)
  return (
    <>
      <div data-at="image" aria-hidden="true">
        {image ?? (
          <Art viewBox="0 0 336 640" preserveAspectRatio="xMidYMid slice">
            {tiles.map(([column, top, height, tint]) => (
              <rect
                key={`${column} ${top}`}
                x={column * 112 + 6}
                y={top}
                width={100}
                height={height}
                rx={16}
                data-tint={tint}
              />
            ))}
          </Art>
        )}
      </div>
      {hasSubheader && <p>{t('limited.subheader')}</p>}
    </>
  )
}
