import type { ButtonLook } from './Button.tsx'
import { anchorProps } from './Link.tsx'
import type { LinkProps } from './Link.tsx'

/** Props of `LinkButton`: those of `Link` with the look of `Button`. */
export interface LinkButtonProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: it goes somewhere, it does nothing. Styles: `buttonStyles`. */
export const LinkButton = ({ variant, size, fullWidth, leading, children, ...rest }: LinkButtonProps) => (
  <a
    {...rest}
    {...anchorProps(rest)}
    data-ui="button"
    data-variant={variant === 'primary' ? undefined : variant}
    data-size={size}
    data-full={fullWidth || undefined}
  >
    {leading}
    <span>{children}</span>
  </a>
)
