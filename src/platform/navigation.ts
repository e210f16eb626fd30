import { safeHref } from '../domain/navigation/links.ts'
import type { Navigation } from './platform.ts'

const withoutFragment = ({ origin, pathname, search }: Pick<URL, 'origin' | 'pathname' | 'search'>) =>
  origin + pathname + search

/** A tablet's user agent says so; only that of an iPad may be a Mac's, which has no touch screen. */
function isTablet(): boolean {
  if (typeof navigator === 'undefined') return false
  const { userAgent, maxTouchPoints } = navigator
  if (/\biPad\b|\bTablet\b|\bSilk\b/.test(userAgent)) return true
  if (/\bMacintosh\b/.test(userAgent)) return maxTouchPoints > 1
  return /\bAndroid\b/.test(userAgent) && !/Mobi|TV\b/i.test(userAgent)
}

/** The browser's navigation. On a server, the URL is 'https://localhost/' and navigating does nothing. */
export const browserNavigation: Navigation = {
  href: () => (typeof location === 'undefined' ? 'https://localhost/' : location.href),
  referrer: () => (typeof document === 'undefined' ? '' : document.referrer),
  isPhone: () => typeof navigator !== 'undefined' && /Mobi/i.test(navigator.userAgent),
  isTablet,
  userAgent: () => (typeof navigator === 'undefined' ? '' : navigator.userAgent),
  go(href, { replace } = {}) {
    // `domain/navigation/redirect` has validated the target; this also blocks script URLs from other callers.
    const target = safeHref(href)
    if (target === null || typeof location === 'undefined') return
    const isSamePage = withoutFragment(new URL(target, location.href)) === withoutFragment(location)
    location[replace ? 'replace' : 'assign'](target)
    // An address that differs in its fragment alone only scrolls, but the session may have changed.
    if (isSamePage && target.includes('#')) location.reload()
  },
  replace(href) {
    if (typeof history !== 'undefined') history.replaceState(history.state, '', href)
  },
}
