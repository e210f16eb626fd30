import { readPromoteRoute } from 'tackboard/promote'
import { App } from './App'
import { PromotePage } from './PromotePage'
import { SaveWindow } from './SaveWindow'

/** The page at an address. One that depends on the browser is not rendered on the server. */
export function pageAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  if (pathname.startsWith('/pin/create/')) return { Page: SaveWindow, isBrowserOnly: true }
  if (readPromoteRoute(pathname, search, 0)) return { Page: PromotePage, isBrowserOnly: true }
  return { Page: App, isBrowserOnly: false }
}
