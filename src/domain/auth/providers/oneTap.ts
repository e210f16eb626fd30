import type { ViewerType } from './providers.ts'

/** A browser's name and major version. */
export interface Browser {
  readonly name: 'chrome' | 'edge' | 'opera' | 'samsung' | 'webview' | 'firefox' | 'safari'
  readonly major: number
}

/** The first match wins, because most user agents also contain the names of older browsers. */
const signatures = [
  ['edge', /\bEdgA?\/(\d{1,4})/],
  ['opera', /\bOPR\/(\d{1,4})/],
  ['samsung', /\bSamsungBrowser\/(\d{1,4})/],
  ['webview', /; wv\).*\bChrome\/(\d{1,4})/],
  ['chrome', /\bChrome\/(\d{1,4})/],
  ['firefox', /\bFirefox\/(\d{1,4})/],
  ['safari', /\bVersion\/(\d{1,4})/],
] as const

/** Parses a user agent string. Returns null for unrecognized browsers, such as any but Safari on iOS. Never throws. */
export function parseBrowser(userAgent: string): Browser | null {
  for (const [name, pattern] of signatures) {
    const major = pattern.exec(userAgent)?.[1]
    if (major) return { name, major: Number(major) }
  }
  return null
}

/** What `oneTapOffer` depends on. */
export interface OneTapView {
  readonly viewerType: ViewerType
  readonly isAuth: boolean
  readonly connectedToGoogle: boolean
  /** Whether the user has opted out on this device. */
  readonly isOptedOut: boolean
  readonly browser: { readonly name: string; readonly major: number } | null
  readonly isMobileWeb: boolean
  readonly isAndroid: boolean
  readonly experiments: {
    readonly one_tap?: boolean | undefined
    readonly one_tap_button?: boolean | undefined
  }
}

/** The first Chrome major versions that support one-tap and its button flow. */
export const ONE_TAP_VERSION = 122
export const BUTTON_FLOW_VERSION = 132

/**
 * How the second provider's one-tap is offered, or null if it isn't. Members see it if they have connected the provider and have not
 * opted out; logged-out visitors (but not a limited log-in) if their browser and experiments allow it, preferring one-tap to the button
 * flow. On mobile web, Android only. Supported browsers are Chrome and Edge, which share version numbers. auth.txt §6.
 */
export function oneTapOffer(view: OneTapView): 'oneTap' | 'buttonFlow' | null {
  const { viewerType, isAuth, browser, experiments } = view
  if (view.isMobileWeb && !view.isAndroid) return null
  if (isAuth) return viewerType === 'AUTH' && view.connectedToGoogle && !view.isOptedOut ? 'oneTap' : null
  if (viewerType !== 'UNAUTH' || !browser || !/^(chrome|edge)$/.test(browser.name)) return null
  if (experiments.one_tap && browser.major >= ONE_TAP_VERSION) return 'oneTap'
  return experiments.one_tap_button && browser.major >= BUTTON_FLOW_VERSION ? 'buttonFlow' : null
}
