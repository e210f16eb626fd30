import { viewports } from '../testing/viewports.ts'
import { choices, titleOf } from './toolbar.ts'

type Globals = Readonly<Record<string, unknown>>

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

function sizeOf(viewport: unknown): Beside['size'] {
  const found = typeof viewport === 'string' ? windows[viewport] : undefined
  return found
    ? { width: Number.parseInt(found.styles.width, 10), height: Number.parseInt(found.styles.height, 10) }
    : null
}

/** The value of Storybook's own viewport menu. */
function chosenViewport({ viewport }: Globals): unknown {
  return typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport
}

/** What the toolbar's "Side by side" shows; null for a single page, or if both pages would be the same. */
export function besideOf(globals: Globals): Beside | null {
  const [kind, ...rest] = String(globals['beside'] ?? 'none').split('-')
  const value = rest.join('-')
  const viewport = chosenViewport(globals)
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
  const own = typeof viewport === 'string' ? (windows[viewport]?.name ?? 'This width') : 'This width'
  return { titles: [own, windows[value]?.name ?? value], globals: '', size }
}
