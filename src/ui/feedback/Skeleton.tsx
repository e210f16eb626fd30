import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { SkeletonRoot } from './Skeleton.styles.ts'

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** Announced as a status: "Loading your boards". */
  readonly label: ReactNode
  /** The shape of what is loading: lines of text, rows with a cover, people, or pictures. Default: `line`. */
  readonly shape?: 'line' | 'row' | 'person' | 'tile' | undefined
  /** How many of them. Default: 3. */
  readonly count?: number | undefined
}

/** A quiet outline of what is loading. */
export const Skeleton = ({ label, shape = 'line', count = 3 }: SkeletonProps) => (
  <SkeletonRoot data-ui="skeleton" data-shape={shape} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} />
    ))}
  </SkeletonRoot>
)
