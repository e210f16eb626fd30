import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { LinkRoot } from './Link.styles.ts'
import { safeHref } from './safeUrl.ts'

/** Props of `Link`: everything an `<a>` takes, except what would restyle it or make it unsafe. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'rel'> {
  /** Where it leads: an http(s) or relative URL. With anything else the text is not a link. */
  readonly href?: string | undefined
  /**
   * Called with `href` on a plain click, in place of the browser. With a modifier key or the middle button, the browser opens a new tab
   * or window as usual. Default: the browser follows the link.
   */
  readonly onFollow?: ((href: string) => void) | undefined
}

/** The attributes of an anchor that cannot run script and gives another site no access to our window. */
export const anchorProps = ({ href = '', target, onFollow, ...rest }: LinkProps) => ({
  ...rest,
  target,
  href: safeHref(href),
  rel: target === '_blank' ? 'noopener noreferrer' : undefined,
  ...(onFollow && {
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onFollow(href)
    },
  }),
})

/** A link inside or below text. */
export const Link = (props: LinkProps) => <LinkRoot {...anchorProps(props)} data-ui="link" />
