'use client'
import { createContext, useContext } from 'react'
import type { InspectionEvent, Observer } from 'xstate'
import type { ClientOptions } from '../../api/client.ts'
import { defaultPolicy, type Policy } from '../../domain/policy/policy.ts'
import { socialProviders, type SocialProvider, type Viewer } from '../../domain/auth/providers/providers.ts'
import type { Session } from '../../domain/auth/session.ts'
import { emptyHistory, type NavigationHistory } from '../../domain/navigation/navigationHistory.ts'
import { siteTypes, type SiteType } from '../../domain/navigation/siteTypes.ts'
import { createBrowserPlatform } from '../../platform/browser.ts'
import type { LogEvent } from './logEvents.ts'
import type { GoOptions, Platform } from '../../platform/platform.ts'
import type { SessionGate } from './sessionGate.ts'
import { createVisitMemory, type VisitMemory } from './visitMemory.ts'

/** The product's experiments. Default: all off. */
export interface Experiments {
  /**
   * Hides the second provider's own button and shows 'Connect with Google', which opens a window at `/connect/google/` whatever
   * `policy.transports.google` says.
   */
  readonly web_google_disabled?: boolean | undefined
  /** Asks for the consents before an account is created (Korea). */
  readonly kr_privacy_consent?: boolean | undefined
  /** Offers one-tap to visitors, and its button flow. */
  readonly one_tap?: boolean | undefined
  readonly one_tap_button?: boolean | undefined
  /** No accounts can be created with the first provider: a banner says so. */
  readonly facebook_signup_disabled?: boolean | undefined
  /** Resets passwords by the unified page: the forgot-password call says 'unified', not 'reset'. */
  readonly unified_password_reset?: boolean | undefined
  /** Calls a sponsored pin that leads somewhere a 'Paid link' for signed-in viewers, not a 'Paid partnership'. */
  readonly paid_link_label?: boolean | undefined
  /** The same for viewers who are not signed in. */
  readonly paid_link_label_unauth?: boolean | undefined
  /** Closes the window of quick promote instead of going back, if it has no history. */
  readonly quick_promote_close_window?: boolean | undefined
}

/** Everything that `<TackboardProvider>` provides to flows. */
export interface TackboardConfig {
  readonly api: Omit<ClientOptions, 'policy'>
  readonly policy: Policy
  readonly platform: Platform
  /** Who is looking, and what is known of them. Default: with a `session` somebody who is signed in, else a visitor. */
  readonly viewer: Viewer
  /**
   * The signed-in member, for saving and following, and for the account switcher to lead back to; null if logged out. In development the
   * console warns of an account switcher without it.
   */
  readonly session: Session | null
  /** ISO 3166 code of the visitor's country; null when unknown. */
  readonly country: string | null
  readonly experiments: Experiments
  /**
   * The social providers to offer, in the order of their buttons. Default: Facebook, Google and LINE. Of these, one that the platform has
   * not configured draws no button, nor does LINE outside Japan, nor one that a greeted viewer has not connected.
   */
  readonly providers: readonly SocialProvider[]
  /** The pages that the visitor has seen, for `visited_pages_before_login`. Default: the last ten paths of `history`. */
  readonly visitedPages: string | null
  /** The site that the app is. Default: 0, the product itself. */
  readonly siteType: SiteType
  /**
   * ID of the profile that the member acts for, sent as `orbac_subject_id`; null for their own. Components can
   * override it.
   */
  readonly actingFor: string | null
  /**
   * The addresses visited before this one. Default: what the provider saw of its prop `address`, else none. Flows that close by going back
   * several pages then ask the browser.
   */
  readonly history: NavigationHistory
  /**
   * Shows another page of the app without loading it, by the app's router. It gets a path of the page's own origin that is safe to go to,
   * with its query and fragment, and for a redirect `{ replace: true }`: the page takes the place of this one in the history, so that Back does
   * not lead to the redirect. Default: null, the page is loaded. After logging in or out it is always loaded.
   */
  readonly navigate: ((path: string, options?: GoOptions) => void) | null
  /** What flows remember of this visit. The provider creates one per member and profile that they act for. */
  readonly visit: VisitMemory
  /** Gets a member whose session has ended back in; null if calls just fail then. The provider creates it. */
  readonly sessionGate: SessionGate | null
  /** Receives every log event. Default: errors go to the console. */
  readonly onLog: (event: LogEvent) => void
  /** Loads a part that is needed later, such as signing up. An app may try again or show progress here. Default: calls `load`. */
  readonly loadPart: <Part>(load: () => Promise<Part>) => Promise<Part>
  /**
   * Receives every inspection event of every machine, for a statechart panel or a test. Events are raw: they carry what the user typed,
   * passwords and codes included, so send them nowhere, and leave this out in production.
   */
  readonly inspect: ((event: InspectionEvent) => void) | Observer<InspectionEvent> | null
}

/** The config that flows use when there is no provider. */
export const defaultConfig: TackboardConfig = {
  api: {},
  policy: defaultPolicy,
  platform: createBrowserPlatform(),
  viewer: { type: 'UNAUTH', isAuth: false },
  session: null,
  country: null,
  experiments: {},
  providers: socialProviders,
  visitedPages: null,
  siteType: siteTypes.www,
  actingFor: null,
  history: emptyHistory,
  navigate: null,
  visit: createVisitMemory(),
  sessionGate: null,
  onLog: ({ level, event, details }) => {
    // oxlint-disable-next-line no-console -- without an app's log, the developer sees errors here
    if (level === 'error') console.error(event, details)
  },
  loadPart: (load) => load(),
  inspect: null,
}

export const TackboardContext = createContext(defaultConfig)

/** The config of the nearest `<TackboardProvider>`, or the default config. */
export const useTackboard = (): TackboardConfig => useContext(TackboardContext)
