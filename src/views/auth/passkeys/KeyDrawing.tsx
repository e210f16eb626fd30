'use client'
import { lazy, Suspense, type ComponentType } from 'react'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import type { IllustrationProps } from '../../../ui/illustration/Illustration.tsx'

/** If the drawing cannot be loaded, its place stays empty. */
const Illustration = lazy((): Promise<{ readonly default: ComponentType<IllustrationProps> }> =>
  import('../../../ui/illustration/Illustration.tsx').then(
    (module) => ({ default: module.Illustration }),
    () => ({ default: () => null }),
  ),
)

const Place = styled.div(css`
  display: grid;
  place-content: center;
  min-block-size: 176px;
`)

/**
 * A key, which loads later. Only those who have logged in see it, so it does without `Drawing`: a second user would make that a file of its
 * own, which every log-in loads.
 */
export const KeyDrawing = () => (
  <Place data-ui="drawing" aria-hidden="true">
    <Suspense fallback={null}>
      <Illustration name="key" />
    </Suspense>
  </Place>
)
