'use client'
import { useId } from 'react'
import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { imageOf } from './imageOf.ts'
import type { Picture } from './picture.types.ts'
import { pictures } from './pictures.ts'
import { scenes, wall, type Scene } from './scenes.ts'

/** Names of the drawings. */
export type IllustrationName = keyof typeof scenes

/** Props of `Illustration`. */
export interface IllustrationProps {
  /** What it is about: 'welcome', 'back', 'empty', 'key', 'later' or 'leaving'. */
  readonly name: IllustrationName
}

const Svg = styled.svg(css`
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  /* Cut out of what lies behind. */
  > g > rect {
    fill: none;
    stroke: var(--tb-surface, ${vars.color.ground});
    stroke-width: 3;
  }
  > circle {
    fill: ${vars.color.accent};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`)

interface ShapesProps {
  readonly picture: Picture
  readonly width: number
  readonly height: number
}

/**
 * A picture that fills its box. Not an image, which a page may still wait for when it is left: Firefox then does not keep it for Back.
 */
const Shapes = ({ picture: { shapes, ...of }, width, height }: ShapesProps) => (
  <svg
    width={width}
    height={height}
    viewBox={`0 0 ${of.width} ${of.height}`}
    preserveAspectRatio="xMidYMid slice"
  >
    {shapes.map(([Tag, attributes]) => (
      <Tag key={JSON.stringify(attributes)} {...attributes} />
    ))}
  </svg>
)

/** A drawing of overlapping pins. Screen readers skip it. */
export const Illustration = ({ name }: IllustrationProps) => {
  const id = useId()
  const { width, height, pins, dot }: Scene = scenes[name]
  return (
    <Svg
      data-ui="illustration"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {pins.map(({ x, y, lean = 0, picture, ...size }) => (
        <g
          key={picture}
          transform={`translate(${x} ${y}) rotate(${lean} ${size.width / 2} ${size.height / 2})`}
        >
          <clipPath id={`${id}-${picture}`}>
            <rect {...size} rx={20} />
          </clipPath>
          <g clipPath={`url(#${id}-${picture})`}>
            <Shapes {...size} picture={pictures[picture]} />
          </g>
          <rect x={-1.5} y={-1.5} width={size.width + 3} height={size.height + 3} rx={21.5} />
        </g>
      ))}
      <circle cx={dot[0]} cy={dot[1]} r={8} />
    </Svg>
  )
}

/** Three columns that fill the box, so that no picture is cut at its edge; each picture takes room by its own height. */
const Wall = styled.div(css`
  display: flex;
  gap: ${vars.space[3]};
  box-sizing: border-box;
  block-size: 100%;
  padding: ${vars.space[4]};
  > div {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${vars.space[3]};
    min-inline-size: 0;
  }
  img {
    flex: 2 1 0;
    inline-size: 100%;
    min-block-size: 0;
    border-radius: ${vars.radius[16]};
    background: ${vars.color.sunkenHover};
    object-fit: cover;
  }
  /* The columns are not in step: the tall picture is another one in each. */
  > :nth-child(3n + 1) > :first-child,
  > :nth-child(3n + 2) > :last-child,
  > :nth-child(3n) > :nth-child(2) {
    flex-grow: 3;
  }
`)

/** A wall of pictures that fills its box, for the side of a form. Screen readers skip it. */
export const PinWall = () => (
  <Wall data-ui="illustration" aria-hidden="true">
    {wall.map((column) => (
      <div key={column[0]}>
        {column.map((name) => (
          <img key={name} src={imageOf(pictures[name])} alt="" draggable={false} />
        ))}
      </div>
    ))}
  </Wall>
)
