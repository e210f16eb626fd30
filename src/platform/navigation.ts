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

/** The part of the Navigation API that lists a tab's pages; older browsers have none. */
interface Entries {
  readonly currentEntry: { readonly index: number } | null
  entries(): readonly { readonly index: number; readonly url: string | null }[]
}

function previousPages(): readonly string[] {
  // SAFETY: as the Navigation API defines it. It is read when it is needed, and may be missing.
  const listed = (globalThis as { readonly navigation?: Entries | undefined }).navigation
  if (listed?.currentEntry) {
    const { index } = listed.currentEntry
    return listed.entries().flatMap((entry) => (entry.index < index && entry.url ? [entry.url] : []))
  }
  if (typeof document === 'undefined') return []
  // A page that was opened in a new tab has a referrer, and nothing to go back to.
  return document.referrer && history.length > 1 ? [document.referrer] : []
}

/** The browser's navigation. On a server, the URL is 'https://localhost/' and navigating does nothing. */
export const browserNavigation: Navigation = {
  href: () => (typeof location === 'undefined' ? 'https://localhost/' : location.href),
  referrer: () => (typeof document === 'undefined' ? '' : document.referrer),
  previous: previousPages,
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
