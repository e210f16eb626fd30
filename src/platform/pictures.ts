import { safeHref } from '../domain/navigation/links.ts'
import type { PicturePort, Size } from './page.types.ts'

/** Measures pictures by loading them, without the page's own address. On a server it finds none. */
export const browserPictures: PicturePort = {
  measure(url, signal) {
    const target = safeHref(url)
    if (target === null || signal.aborted || typeof Image === 'undefined') return Promise.resolve(null)
    return new Promise<Size | null>((resolve) => {
      const image = new Image()
      const finish = (size: Size | null) => {
        image.onload = image.onerror = null
        signal.removeEventListener('abort', cancel)
        resolve(size)
      }
      const cancel = () => {
        image.src = ''
        finish(null)
      }
      image.onload = () => finish({ width: image.naturalWidth, height: image.naturalHeight })
      image.onerror = () => finish(null)
      signal.addEventListener('abort', cancel)
      image.referrerPolicy = 'no-referrer'
      image.src = target
    })
  },
}
