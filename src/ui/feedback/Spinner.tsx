import type { ReactNode } from 'react'

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** Said by screen readers as a status; leave it out where something else already says that work is under way. */
  readonly label?: ReactNode
}

/** A turning ring, still under reduced motion. Styles: `spinnerStyles`. */
export const Spinner = ({ label }: SpinnerProps) => (
  <span data-ui="spinner" role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
    {label && <span data-ui="hidden">{label}</span>}
  </span>
)
