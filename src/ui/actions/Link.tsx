import type { ComponentPropsWithRef } from 'react'
import { safeHref } from './safeUrl.ts'

/** Props of `Link`: everything an `<a>` takes, save what would let a page style or endanger it. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'rel'> {
  /** Where it leads. Anything but http(s) and relative addresses leaves the text without a link. */
  readonly href?: string | undefined
}

/** The attributes of an anchor that cannot run script and does not hand our window to another site. */
export const anchorProps = ({ href, target }: LinkProps) => ({
  href: safeHref(href),
  rel: target === '_blank' ? 'noopener noreferrer' : undefined,
})

/** A link inside or below text. Styles: `linkStyles`. */
export const Link = (props: LinkProps) => <a {...props} {...anchorProps(props)} data-ui="link" />
