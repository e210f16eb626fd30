import type { ComponentPropsWithRef } from 'react'
import { LinkRoot } from './Link.styles.ts'
import { safeHref } from './safeUrl.ts'

/** Props of `Link`: everything an `<a>` takes, except what would restyle it or make it unsafe. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'rel'> {
  /** Where it leads: an http(s) or relative URL. With anything else the text is not a link. */
  readonly href?: string | undefined
}

/** The attributes of an anchor that cannot run script and gives another site no access to our window. */
export const anchorProps = ({ href, target }: LinkProps) => ({
  href: safeHref(href),
  rel: target === '_blank' ? 'noopener noreferrer' : undefined,
})

/** A link inside or below text. */
export const Link = (props: LinkProps) => <LinkRoot {...props} {...anchorProps(props)} data-ui="link" />
