'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'

/** How much a button asks for attention; `icon` is round and needs an `aria-label`. */
export type ButtonVariant = 'primary' | 'secondary' | 'provider' | 'ghost' | 'link' | 'icon'

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** How much it asks for attention. Default `primary`; one primary a view. */
  readonly variant?: ButtonVariant | undefined
  /** Its least height in px. Default 48. */
  readonly size?: 40 | 48 | undefined
  /** Takes the whole width of its column. */
  readonly fullWidth?: boolean | undefined
  /** A glyph before the words. */
  readonly leading?: ReactNode
}

/** Props of `Button`: its look, its two ways of saying "not now", and everything a `<button>` takes. */
export interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** Work is under way: the button keeps its width, name and focus, shows a spinner and does nothing. */
  readonly busy?: boolean | undefined
  /** Said with `aria-disabled`, so that the button keeps its focus and can explain itself; it does nothing. */
  readonly disabled?: boolean | undefined
}

const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** A pill to press. Styles: `buttonStyles`. */
export const Button = ({
  variant,
  size,
  fullWidth,
  leading,
  busy,
  disabled,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    data-ui="button"
    data-variant={variant === 'primary' ? undefined : variant}
    data-size={size}
    data-full={fullWidth || undefined}
    // A caller's own `aria-busy` marks work that a further press has a part in.
    aria-busy={busy || rest['aria-busy']}
    aria-disabled={busy || disabled || undefined}
    onClick={busy || disabled ? swallow : onClick}
  >
    {leading}
    {children !== undefined && <span>{children}</span>}
    {(busy || rest['aria-busy']) && <Spinner />}
  </button>
)
