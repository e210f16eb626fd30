import type { WindowPort } from './page.types.ts'

/** The value, or `fallback` where there is no window, or another site's window or the browser refuses. */
function attempt<T>(read: () => T, fallback: T): T {
  try {
    return typeof window === 'undefined' ? fallback : read()
  } catch {
    return fallback
  }
}

/** The browser's window. On a server it has no size and no opener, and commands do nothing. */
export const browserWindow: WindowPort = {
  hasOpener: () => attempt(() => window.opener !== null && window.opener !== undefined, false),
  size: () =>
    attempt(() => ({ width: window.outerWidth, height: window.outerHeight }), { width: 0, height: 0 }),
  screen: () =>
    attempt(() => ({ width: screen.availWidth, height: screen.availHeight }), { width: 0, height: 0 }),
  contentHeight: () => attempt(() => document.documentElement.scrollHeight, 0),
  resizeTo: ({ width, height }) => attempt(() => window.resizeTo(width, height), undefined),
  close: () => attempt(() => window.close(), undefined),
  historyLength: () => attempt(() => history.length, 1),
  back: (steps) => attempt(() => history.go(-steps), undefined),
}
