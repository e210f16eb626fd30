import { safeHref } from '../domain/navigation/links.ts'
import type { Popup, PopupPort } from './platform.ts'

/** Windows of the browser. The opener stays reachable for them: they answer by a message. */
export const browserPopup: PopupPort = {
  open({ url, name, width, height, trustedOrigins }) {
    if (typeof window === 'undefined') return { status: 'windowUndefined' }
    const href = safeHref(url)
    const left = Math.round(screenX + (outerWidth - width) / 2)
    const top = Math.round(screenY + (outerHeight - height) / 2)
    try {
      const opened =
        href && window.open(href, name, `popup,width=${width},height=${height},left=${left},top=${top}`)
      if (opened && !opened.closed)
        return { status: 'open', popup: watch(opened, [location.origin, ...trustedOrigins]) }
    } catch {
      // Some blockers throw where others return null.
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
      const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
        // Every sandboxed page has the origin 'null', so it names nobody.
        if (source === opened && origin !== 'null' && origins.includes(origin)) listener(data)
      }
      addEventListener('message', hear)
      return () => removeEventListener('message', hear)
    },
  }
}
