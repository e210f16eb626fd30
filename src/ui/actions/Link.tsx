'use client'
import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { LinkRoot } from './Link.styles.ts'
import { LinkFollower } from './LinkFollower.ts'
import { safeHref } from './safeUrl.ts'
import { takeFocus } from './takeFocus.ts'

/** Props of `Link`: everything an `<a>` takes, except what would restyle it or make it unsafe. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'rel'> {
  /** Where it leads: an http(s) or relative URL. With anything else the text is not a link. */
  readonly href?: string | undefined
  /**
   * Called with `href` on a plain click, in place of the browser. With a modifier key or the middle button, the browser opens a new tab
   * or window as usual. Default: below a `TackboardProvider` with `navigate`, that gets paths of the page's own origin, except in a dialog or
   * another layer over the page; otherwise the browser follows the link.
   */
  readonly onFollow?: ((href: string) => void) | undefined
}

/** A press that the browser would answer with another tab, another window or a file. */
const isElsewhere = (event: MouseEvent, { target, download }: LinkProps) =>
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.altKey ||
  (target !== undefined && target !== '_self') ||
  download !== undefined

/** The attributes of an anchor that cannot run script and gives another site no access to our window. */
export const useAnchorProps = ({ onFollow, ...props }: LinkProps) => {
  const follower = useContext(LinkFollower)
  const { href = '', target, onClick } = props
  const safe = safeHref(href)
  return {
    ...props,
    href: safe,
    rel: target === '_blank' ? 'noopener noreferrer' : undefined,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (event.defaultPrevented || isElsewhere(event, props)) return
      if (onFollow) {
        event.preventDefault()
        takeFocus(event)
        onFollow(href)
      } else if (safe && follower?.(safe)) event.preventDefault()
    },
  }
}

/** A link inside or below text. */
export const Link = (props: LinkProps) => <LinkRoot {...useAnchorProps(props)} data-ui="link" />
