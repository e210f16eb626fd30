import { safeHref } from '../domain/navigation/links.ts'
import type { PicturePort, Size } from './page.types.ts'

/** Measures pictures by loading them, without the page's own address. On a server it finds none. */
export const browserPictures: PicturePort = {
  measure(url, signal) {
    const target = safeHref(url)
    if (target === null || signal.aborted || typeof Image === 'undefined') return Promise.resolve(null)
    return new Promise<Size | null>((resolve) => {
      const image = new Image()
      const done = new AbortController()
      const finish = (size: Size | null) => {
        done.abort()
        resolve(size)
      }
      const onEvent = (type: string, size: () => Size | null) =>
        image.addEventListener(type, () => finish(size()), { signal: done.signal })
      onEvent('load', () => ({ width: image.naturalWidth, height: image.naturalHeight }))
      onEvent('error', () => null)
      const cancel = () => {
        image.src = ''
        finish(null)
      }
      signal.addEventListener('abort', cancel, { signal: done.signal })
      image.referrerPolicy = 'no-referrer'
      image.src = target
    })
  },
}
