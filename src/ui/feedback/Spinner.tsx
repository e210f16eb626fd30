import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { SpinnerRoot } from './Spinner.styles.ts'

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** Announced by screen readers as a status. Leave it out where something else already says that work is in progress. */
  readonly label?: ReactNode
}

/** A spinning ring; it stays still under reduced motion. */
export const Spinner = ({ label }: SpinnerProps) => (
  <SpinnerRoot data-ui="spinner" role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </SpinnerRoot>
)
