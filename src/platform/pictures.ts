import { safeHref } from '../domain/navigation/links.ts'
import type { PicturePort } from './page.types.ts'

/** Measures pictures with code that is loaded when it is first needed. Without it, and on a server, no picture has a size. */
export const browserPictures: PicturePort = {
  async measure(url, signal) {
    const target = safeHref(url)
    if (target === null || signal.aborted || typeof Image === 'undefined') return null
    const part = await import('./measurePicture.ts').catch(() => null)
    return part && part.measurePicture(target, signal)
  },
}
