import { reportToOpener } from './opener.ts'
import type { WindowPort } from './page.types.ts'

/** The value, or `fallback` where there is no window, or another site's window or the browser refuses. */
function attempt<T>(read: () => T, fallback: T): T {
  try {
    return typeof window === 'undefined' ? fallback : read()
  } catch {
    return fallback
  }
}

/** The key of a marked entry in the history's state. */
const MARK = 'tackboard'

const isMarked = () => attempt(() => Boolean(history.state?.[MARK]), false)

/** What to do when an entry is marked: the browser has no event for it. */
const onMark = new Set<() => void>()

/** Ends each question before the page is left. */
const questions = new Set<() => void>()

/** Listens to events of the window, to which those of the document bubble. */
function subscribed(name: string, listener: (event: Event) => void): () => void {
  globalThis.addEventListener?.(name, listener)
  return () => globalThis.removeEventListener?.(name, listener)
}

/** The browser's window. On a server it has no size and no opener, and commands do nothing. */
export const browserWindow: WindowPort = {
  hasOpener: () => attempt(() => window.opener !== null && window.opener !== undefined, false),
  reportToOpener: (message, targetOrigin) => attempt(() => reportToOpener(message, targetOrigin), false),
  size: () =>
    attempt(() => ({ width: window.outerWidth, height: window.outerHeight }), { width: 0, height: 0 }),
  screen: () =>
    attempt(() => ({ width: screen.availWidth, height: screen.availHeight }), { width: 0, height: 0 }),
  contentHeight: () => attempt(() => document.documentElement.scrollHeight, 0),
  resizeTo: ({ width, height }) => attempt(() => window.resizeTo(width, height), undefined),
  close: () => attempt(() => window.close(), undefined),
  historyLength: () => attempt(() => history.length, 1),
  back: (steps) => attempt(() => history.go(-steps), undefined),
  markEntry: () =>
    attempt(() => {
      if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
      onMark.forEach((run) => run())
    }, undefined),
  isMarked,
  onBack(listener) {
    // The event only tells which entry the page is on now. Leaving an entry that is not marked is none of our business.
    let wasMarked = isMarked()
    const look = () => void (wasMarked = isMarked())
    onMark.add(look)
    const stop = subscribed('popstate', () => {
      const isBack = wasMarked && !isMarked()
      look()
      if (isBack) listener()
    })
    return () => {
      onMark.delete(look)
      stop()
    }
  },
  askBeforeLeaving() {
    const stop = subscribed('beforeunload', (event) => event.preventDefault())
    questions.add(stop)
    return () => {
      questions.delete(stop)
      stop()
    }
  },
  leaveUnasked() {
    questions.forEach((stop) => stop())
    questions.clear()
  },
  onTravel: (listener) => subscribed('popstate', listener),
  onFocus: (listener) => subscribed('focus', listener),
  onHide: (listener) => {
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') listener()
    }
    const stops = [subscribed('pagehide', listener), subscribed('visibilitychange', handleVisibility)]
    return () => stops.forEach((stop) => stop())
  },
  onRestored: (listener) =>
    // SAFETY: the event of this name.
    subscribed('pageshow', (event) => (event as PageTransitionEvent).persisted && listener()),
}
