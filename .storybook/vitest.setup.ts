/** Runs before the stories in vitest and there alone: the preview itself never imports vitest. */
import { expect, vi } from 'vitest'
import type {} from 'vitest/browser'

declare global {
  /** What the checks need of vitest; missing when a person looks at the story. */
  var underVitest: { readonly expect: typeof expect; readonly vi: typeof vi } | undefined
}

globalThis.underVitest = { expect, vi }
