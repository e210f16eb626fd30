'use client'
import { useId } from 'react'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { scenes, wall, type DrawnPin, type Scene } from './scenes.ts'

/** Names of the drawings. */
export type IllustrationName = keyof typeof scenes

/** Props of `Illustration`. */
export interface IllustrationProps {
  /** What it is about: 'welcome', 'back', 'empty', 'later' or 'leaving'. */
  readonly name: IllustrationName
}

const tones = ['clay', 'sand', 'sage', 'dusk', 'rose'] as const

const toneStyles = tones
  .map(
    (tone) =>
      `[data-tone='${tone}'] { stop:first-child { stop-color: ${vars.illustration[tone]}; } stop:last-child { stop-color: ${vars.illustration[`${tone}Deep`]}; } }`,
  )
  .join(' ')

const Svg = styled.svg(css`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  ${toneStyles}
  [data-at='edge'] {
    fill: none;
    stroke: ${vars.color.raised};
    stroke-width: 3;
  }
  [data-at='shape'] {
    fill: ${vars.illustration.shape};
  }
  [data-at='shade'] {
    fill: ${vars.illustration.shade};
  }
  [data-at='dot'] {
    fill: ${vars.color.accent};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`)

/** The shapes in a square of 120 by 120, which is scaled to the width of the pin. */
const shapes: Readonly<
  Record<DrawnPin['shape'], readonly (readonly [at: 'shape' | 'shade', path: string])[]>
> = {
  sun: [['shape', 'M60 28a32 32 0 110 64 32 32 0 010-64']],
  hills: [
    ['shape', 'M84 22a14 14 0 110 28 14 14 0 010-28'],
    ['shade', 'M0 96q34-44 62-14t58-18v56H0z'],
  ],
  arch: [['shape', 'M34 120V66a26 26 0 0152 0v54z']],
  vase: [
    ['shade', 'M60 58q-16-22-6-38 12 14 6 38M62 58q4-22 22-28 0 20-22 28'],
    ['shape', 'M50 58h22q16 14 10 34-4 12-12 12H52q-8 0-12-12-6-20 10-34'],
  ],
  leaf: [['shape', 'M28 96Q24 36 94 24q2 70-66 72']],
  waves: [
    ['shape', 'M0 66q20-16 40 0t40 0 40 0v18q-20 16-40 0t-40 0-40 0z'],
    ['shade', 'M0 92q20-16 40 0t40 0 40 0v28H0z'],
  ],
  none: [],
}

interface PinProps {
  readonly pin: DrawnPin
  /** Where the gradients are defined. */
  readonly drawing: string
  /** The id of its clip. */
  readonly clip: string
}

const Pin = ({ pin, drawing, clip }: PinProps) => {
  const { x, y, width, height, lean = 0, tone, shape } = pin
  const top = height - width
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean} ${width / 2} ${height / 2})`}>
      <rect width={width} height={height} rx={20} fill={`url(#${drawing}-${tone})`} />
      <clipPath id={clip}>
        <rect width={width} height={height} rx={20} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(0 ${top}) scale(${width / 120})`}>
          {shapes[shape].map(([at, path]) => (
            <path key={path} data-at={at} d={path} />
          ))}
        </g>
      </g>
      <rect data-at="edge" x={-1.5} y={-1.5} width={width + 3} height={height + 3} rx={21.5} />
    </g>
  )
}

interface DrawingProps {
  readonly scene: Scene
  /** How it fills its box. Default: 'contain'. */
  readonly fit?: 'contain' | 'cover'
}

const Drawing = ({ scene, fit = 'contain' }: DrawingProps) => {
  const id = useId()
  const { width, height, pins, dot } = scene
  return (
    <Svg
      data-ui="illustration"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
    >
      <defs>
        {tones.map((tone) => (
          <linearGradient key={tone} id={`${id}-${tone}`} data-tone={tone} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" />
            <stop offset="1" />
          </linearGradient>
        ))}
      </defs>
      {pins.map((pin, index) => (
        <Pin key={`${pin.x} ${pin.y}`} pin={pin} drawing={id} clip={`${id}-${index}`} />
      ))}
      <circle data-at="dot" cx={dot[0]} cy={dot[1]} r={8} />
    </Svg>
  )
}

/** A drawing of overlapping pins, in the colors of the theme. Screen readers skip it. */
export const Illustration = ({ name }: IllustrationProps) => <Drawing scene={scenes[name]} />

/** A board of pins that fills its box, for the side of a form. Screen readers skip it. */
export const PinWall = () => <Drawing scene={wall} fit="cover" />
