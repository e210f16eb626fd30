'use client'
import { lazy, useEffect, type ComponentType } from 'react'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import type { IllustrationProps } from '../../../ui/illustration/Illustration.tsx'
import { ClientOnly } from '../../ClientOnly.tsx'

/** If the drawing cannot be loaded, its place stays empty. */
const load = (): Promise<{ readonly default: ComponentType<IllustrationProps> }> =>
  import('../../../ui/illustration/Illustration.tsx').then(
    (module) => ({ default: module.Illustration }),
    () => ({ default: () => null }),
  )

const Illustration = lazy(load)

/**
 * Loads the drawings after the first paint, for a flow that shows one while the page is left: loaded only then, it would hardly be seen,
 * and Firefox keeps no page for Back that still waits for a file.
 */
export const useDrawingAhead = () => useEffect(() => void load(), [])

/** Holds the place of the drawing, which loads later. */
const Root = styled.div(css`
  display: grid;
  place-content: center;
  min-block-size: 176px;
`)

/** An illustration in a chunk of its own, because few people see it. Decorative. */
export const Drawing = (props: IllustrationProps) => (
  <Root data-ui="drawing" aria-hidden="true">
    <ClientOnly fallback={null}>
      <Illustration {...props} />
    </ClientOnly>
  </Root>
)
