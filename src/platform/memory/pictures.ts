import type { PicturePort, Size } from '../page.types.ts'

/** Sizes by address; null is a broken picture, 'slow' one that never arrives. */
export type PictureSizes = Readonly<Record<string, Size | null | 'slow'>>

/** Pictures that are not loaded. */
export interface MemoryPictures extends PicturePort {
  /** The addresses it was asked for. */
  readonly measured: readonly string[]
  /** Change it to choose the sizes from now on. Other pictures are 600 × 800. */
  sizes: PictureSizes
}

export function createMemoryPictures(sizes: PictureSizes = {}): MemoryPictures {
  const measured: string[] = []
  return {
    measured,
    sizes,
    measure(url, signal) {
      measured.push(url)
      const size = this.sizes[url]
      if (size !== 'slow') return Promise.resolve(size === undefined ? { width: 600, height: 800 } : size)
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)))
    },
  }
}
