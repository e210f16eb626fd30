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
 * A drawing of a key, which loads later. It does not use `Drawing`: shared with a part that only members see, that would become a file of
 * its own, which every log-in form loads.
 */
export const KeyDrawing = () => (
  <Place data-ui="drawing" aria-hidden="true">
    <Suspense fallback={null}>
      <Illustration name="key" />
    </Suspense>
  </Place>
)
