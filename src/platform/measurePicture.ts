import type { Size } from './page.types.ts'

/** The size of a picture, found by loading it without the page's own address; null if it cannot be loaded before the signal is aborted. */
export function measurePicture(href: string, signal: AbortSignal): Promise<Size | null> {
  if (signal.aborted) return Promise.resolve(null)
  return new Promise((resolve) => {
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
    image.src = href
  })
}
