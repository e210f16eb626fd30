import { safeHref } from '../domain/navigation/links.ts'
import type { Navigation } from './platform.ts'

/** The page's own address bar. On a server there is none: the address is 'https://localhost/', and nothing goes anywhere. */
export const browserNavigation: Navigation = {
  href: () => (typeof location === 'undefined' ? 'https://localhost/' : location.href),
  referrer: () => (typeof document === 'undefined' ? '' : document.referrer),
  isPhone: () => typeof navigator !== 'undefined' && /Mobi/i.test(navigator.userAgent),
  userAgent: () => (typeof navigator === 'undefined' ? '' : navigator.userAgent),
  go(href) {
    // `domain/redirect` has decided already; a script address must not get here by any other way either. A3.
    const target = safeHref(href)
    if (target !== null && typeof location !== 'undefined') location.assign(target)
  },
  replace(href) {
    if (typeof history !== 'undefined') history.replaceState(history.state, '', href)
  },
}
