'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { ButtonRoot } from './Button.styles.ts'
import { asElement } from '../layout/asElement.tsx'
import { takeFocus } from './takeFocus.ts'

/** How prominent a button is; `icon` is round and needs an `aria-label`. */
export type ButtonVariant = 'primary' | 'secondary' | 'outlined' | 'provider' | 'ghost' | 'link' | 'icon'

/** What a button shares with a link that looks like one. */
export interface ButtonLook {
  /** How prominent it is. Default: `primary`; use one per view. */
  readonly variant?: ButtonVariant | undefined
  /** Minimum height in px. Default: 48. */
  readonly size?: 40 | 48 | undefined
  /** Takes the full width of its column. */
  readonly fullWidth?: boolean | undefined
  /** A glyph before the text. */
  readonly leading?: ReactNode
}

/** Props of `Button`: its look, its two inactive states, and everything a `<button>` takes. */
export interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** Work is in progress: the button keeps its width, words and focus, shows a spinner and ignores clicks. */
  readonly busy?: boolean | undefined
  /** Sets `aria-disabled`, so the button stays focusable and can explain itself; it ignores clicks. */
  readonly disabled?: boolean | undefined
}

const ignore = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** A pill-shaped button. */
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
  // A caller may set it itself, for work that another click can still affect.
  'aria-busy': isBusy = busy,
  ...rest
}: ButtonProps) => (
  <ButtonRoot
    {...rest}
    type={type}
    data-ui="button"
    data-variant={variant === 'primary' ? undefined : variant}
    data-size={size}
    data-full={fullWidth || undefined}
    aria-busy={isBusy || undefined}
    aria-disabled={busy || disabled || undefined}
    onClick={
      busy || disabled
        ? ignore
        : (event) => {
            takeFocus(event)
            onClick?.(event)
          }
    }
  >
    {asElement(leading)}
    {isBusy && <Spinner />}
    {children !== undefined && <span data-ui="label">{children}</span>}
  </ButtonRoot>
)
