import type { ComponentType } from 'react'
import { readPromoteRoute } from 'tackboard/promote'
import type { Address, PageProps } from './page'
import { AccountsPage } from './pages/AccountsPage'
import { AdsPage } from './pages/AdsPage'
import { BoardPage } from './pages/BoardPage'
import {
  AddAccountPage,
  ConnectWindow,
  LogInPage,
  NewPassword,
  ResetPasswordPage,
  SignUpPage,
} from './pages/EntryPages'
import { HomePage } from './pages/HomePage'
import { ProfilePage } from './pages/ProfilePage'
import { PromotePage } from './pages/PromotePage'
import { SaveWindow } from './pages/SaveWindow'
import { SearchPage } from './pages/SearchPage'

interface Route {
  readonly Page: ComponentType<PageProps>
  /** Whether the page has no bar above it. */
  readonly isBare?: boolean
  /** Whether the page depends on the browser, so that it is not rendered on the server. */
  readonly isBrowserOnly?: boolean
}

const routes: Readonly<Record<string, Route>> = {
  '/': { Page: HomePage },
  '/search/': { Page: SearchPage },
  '/login/': { Page: LogInPage, isBare: true },
  '/signup/': { Page: SignUpPage, isBare: true },
  '/password/reset/': { Page: ResetPasswordPage, isBare: true },
  '/password/new/': { Page: NewPassword, isBare: true },
  '/add-account/': { Page: AddAccountPage, isBare: true },
  '/settings/accounts/': { Page: AccountsPage },
  '/settings/ads/': { Page: AdsPage },
}

/** The page at an address. A real app would use its router. */
export function pageAt({ pathname, search }: Address): Route {
  const route = routes[pathname]
  if (route) return route
  if (pathname.startsWith('/connect/')) return { Page: ConnectWindow, isBare: true, isBrowserOnly: true }
  if (pathname.startsWith('/pin/create/')) return { Page: SaveWindow, isBare: true, isBrowserOnly: true }
  if (readPromoteRoute(pathname, search, 0)) return { Page: PromotePage, isBrowserOnly: true }
  if (/^\/\w+\/$/.test(pathname)) return { Page: ProfilePage }
  if (/^\/\w+\/\d+\/$/.test(pathname)) return { Page: BoardPage }
  return { Page: HomePage }
}
