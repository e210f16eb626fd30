import { safeHref } from '../domain/navigation/links.ts'
import { randomId } from '../domain/text/randomId.ts'
import type { Popup, PopupPort } from './platform.ts'

/** Opens browser windows. They keep their `opener`, because they respond with a message to it. */
export const browserPopup: PopupPort = {
  open({ url, name, width, height, trustedOrigins }) {
    if (typeof window === 'undefined') return { status: 'windowUndefined' }
    const href = safeHref(url)
    const left = Math.round(screenX + (outerWidth - width) / 2)
    const top = Math.round(screenY + (outerHeight - height) / 2)
    const features = `popup,width=${width},height=${height},left=${left},top=${top}`
    try {
      // A page that opened ours could already own a window with a name that it can guess, and show a fake log-in in it.
      const opened = href && window.open(href, `${name}-${randomId()}`, features)
      if (opened && !opened.closed)
        return { status: 'open', popup: watch(opened, [location.origin, ...trustedOrigins]) }
    } catch {
      // Some popup blockers throw instead of returning null.
    }
    return { status: 'blocked' }
  },
}

function watch(opened: Window, origins: readonly string[]): Popup {
  return {
    isClosed: () => opened.closed,
    focus: () => opened.focus(),
    close: () => opened.close(),
    onMessage(listener) {
      const handleMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
        // Every sandboxed page has the origin 'null', so it identifies no one.
        if (source === opened && origin !== 'null' && origins.includes(origin)) listener(data)
      }
      addEventListener('message', handleMessage)
      return () => removeEventListener('message', handleMessage)
    },
  }
}
