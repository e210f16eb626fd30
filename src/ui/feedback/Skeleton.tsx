import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { SkeletonRoot } from './Skeleton.styles.ts'

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** Announced as a status: "Loading your boards". */
  readonly label: ReactNode
  /** The shape of what is loading: lines of text, rows with a cover, people, radio buttons, or pictures. Default: `line`. */
  readonly shape?: 'line' | 'row' | 'person' | 'radio' | 'tile' | undefined
  /** How many of them. Default: 3. */
  readonly count?: number | undefined
}

/** A quiet outline of what is loading: in the place of the rows or pictures that come, and as large. */
export const Skeleton = ({ label, shape = 'line', count = 3 }: SkeletonProps) => (
  <SkeletonRoot data-ui="skeleton" data-shape={shape} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: count }, (_, index) =>
      shape === 'line' || shape === 'tile' ? (
        <span key={index} />
      ) : (
        <span key={index} data-at="row">
          <span />
        </span>
      ),
    )}
  </SkeletonRoot>
)
