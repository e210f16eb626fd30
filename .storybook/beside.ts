import { viewports } from '../testing/viewports.ts'
import { choices, titleOf } from './toolbar.ts'
import { windowIn, windowTitle, type Globals } from './windows.ts'

/** The second of two pages side by side. */
export interface Beside {
  /** What the first and the second page show. */
  readonly titles: readonly [string, string]
  /** What differs in the second page, as in the address: `theme:dark`. */
  readonly globals: string
  /** The size of the second page; null fills its half. */
  readonly size: { readonly width: number; readonly height: number } | null
}

const windows: Readonly<Record<string, { name: string; styles: { width: string; height: string } }>> =
  viewports

function sizeOf(viewport: string | null): Beside['size'] {
  const found = viewport === null ? undefined : windows[viewport]
  return found
    ? { width: Number.parseInt(found.styles.width, 10), height: Number.parseInt(found.styles.height, 10) }
    : null
}

/** What the toolbar's "Side by side" shows; null for a single page, or if both pages would be the same. */
export function besideOf(globals: Globals): Beside | null {
  const [kind, ...rest] = String(globals['beside'] ?? 'none').split('-')
  const value = rest.join('-')
  const viewport = windowIn(globals)
  const alone = { globals: '', size: sizeOf(viewport) }
  if (kind === 'theme') {
    const [own, other] = globals['theme'] === 'dark' ? ['dark', 'light'] : ['light', 'dark']
    return { ...alone, titles: [titleOf('theme', own), titleOf('theme', other)], globals: `theme:${other}` }
  }
  if (kind === 'locale' && value in choices.locale.options && value !== globals['locale']) {
    const titles = [titleOf('locale', String(globals['locale'])), titleOf('locale', value)] as const
    return { ...alone, titles, globals: `locale:${value}` }
  }
  const size = kind === 'viewport' && value !== viewport ? sizeOf(value) : null
  if (!size) return null
  const own = viewport === null ? 'This width' : windowTitle(viewport)
  return { titles: [own, windowTitle(value)], globals: '', size }
}
