'use client'
import type { ButtonLook } from './Button.tsx'
import { ButtonRoot } from './Button.styles.ts'
import { useAnchorProps } from './Link.tsx'
import type { LinkProps } from './Link.tsx'
import { asElement } from '../layout/asElement.tsx'

/** Props of `LinkButton`: those of `Link` with the look of `Button`. */
export interface LinkButtonProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: use it to navigate, and `Button` to act. */
export const LinkButton = ({ variant, size, fullWidth, leading, children, ...rest }: LinkButtonProps) => (
  <ButtonRoot
    {...useAnchorProps(rest)}
    as="a"
    data-ui="button"
    data-variant={variant === 'primary' ? undefined : variant}
    data-size={size}
    data-full={fullWidth || undefined}
  >
    {asElement(leading)}
    <span data-ui="label">{children}</span>
  </ButtonRoot>
)
