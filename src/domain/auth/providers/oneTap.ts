import type { ViewerType } from './providers.ts'

/** A browser by its name and major version. */
export interface Browser {
  readonly name: 'chrome' | 'edge' | 'opera' | 'samsung' | 'webview' | 'firefox' | 'safari'
  readonly major: number
}

/** The first that matches wins: most browsers also give the names of those they descend from. */
const signatures = [
  ['edge', /\bEdgA?\/(\d{1,4})/],
  ['opera', /\bOPR\/(\d{1,4})/],
  ['samsung', /\bSamsungBrowser\/(\d{1,4})/],
  ['webview', /; wv\).*\bChrome\/(\d{1,4})/],
  ['chrome', /\bChrome\/(\d{1,4})/],
  ['firefox', /\bFirefox\/(\d{1,4})/],
  ['safari', /\bVersion\/(\d{1,4})/],
] as const

/** The browser that a user agent's text names; null for one that is not known, such as any other on iOS. Never throws. */
export function parseBrowser(userAgent: string): Browser | null {
  for (const [name, pattern] of signatures) {
    const major = pattern.exec(userAgent)?.[1]
    if (major) return { name, major: Number(major) }
  }
  return null
}

/** What the one-tap offer depends on. */
export interface OneTapView {
  readonly viewerType: ViewerType
  readonly isAuth: boolean
  readonly connectedToGoogle: boolean
  /** Whether this device has said no to it. */
  readonly isOptedOut: boolean
  readonly browser: { readonly name: string; readonly major: number } | null
  readonly isMobileWeb: boolean
  readonly isAndroid: boolean
  readonly experiments: {
    readonly one_tap?: boolean | undefined
    readonly one_tap_button?: boolean | undefined
  }
}

/** Major versions from which on a browser has what the offer needs. auth.txt §6. */
export const ONE_TAP_VERSION = 122
export const BUTTON_FLOW_VERSION = 132

/**
 * How the second provider's one-tap is offered, or null. To a member who has it connected and has not opted out; to a logged-out visitor
 * (not to a limited log-in) whose browser and experiments allow it, and one-tap before its button flow. On mobile web on Android only.
 * The versions are those of Chrome, which Edge shares; no other browser is supported. auth.txt §6.
 */
export function oneTapOffer(view: OneTapView): 'oneTap' | 'buttonFlow' | null {
  const { viewerType, isAuth, browser, experiments } = view
  if (view.isMobileWeb && !view.isAndroid) return null
  if (isAuth) return viewerType === 'AUTH' && view.connectedToGoogle && !view.isOptedOut ? 'oneTap' : null
  if (viewerType !== 'UNAUTH' || !browser || !/^(chrome|edge)$/.test(browser.name)) return null
  if (experiments.one_tap && browser.major >= ONE_TAP_VERSION) return 'oneTap'
  return experiments.one_tap_button && browser.major >= BUTTON_FLOW_VERSION ? 'buttonFlow' : null
}
