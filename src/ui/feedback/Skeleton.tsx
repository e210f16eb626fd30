import type { ReactNode } from 'react'

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** Said as a status: "Loading your boards". */
  readonly label: ReactNode
  /** What is on its way. Default `line`. */
  readonly shape?: 'line' | 'row' | 'tile' | undefined
  /** How many of them. Default 3. */
  readonly count?: number | undefined
}

/** The quiet outline of what is loading. Styles: `skeletonStyles`. */
export const Skeleton = ({ label, shape = 'line', count = 3 }: SkeletonProps) => (
  <div data-ui="skeleton" data-shape={shape} role="status">
    <span data-ui="hidden">{label}</span>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} />
    ))}
  </div>
)
