import { ownPinId } from './ownPin.ts'

/** The kind of device. */
export type DeviceType = 'web' | 'web_mobile' | 'iphone' | 'ipad' | 'android_mobile' | 'android_tablet'

/** How the create-pin page looks. */
export type CreatePinVariant = 'popup' | 'draft' | 'mobile'

/** The device type, from the browser's user agent and the platform's own test for phones. */
export function deviceTypeOf(userAgent: string, isPhone: boolean): DeviceType {
  // An iPad's user agent may also contain 'Mobile', so it comes first.
  if (/\biPad\b/.test(userAgent)) return 'ipad'
  if (/\biP(hone|od)\b/.test(userAgent)) return 'iphone'
  if (/\bAndroid\b/.test(userAgent)) return isPhone ? 'android_mobile' : 'android_tablet'
  return isPhone ? 'web_mobile' : 'web'
}

export interface Visit {
  readonly device: DeviceType
  readonly isLoggedIn: boolean
}

const phones: ReadonlySet<DeviceType> = new Set(['web_mobile', 'iphone', 'android_mobile'])

/** Phones get the mobile variant. Elsewhere, members get the popup and others a read-only draft next to the log-in form. */
export function createPinVariant({ device, isLoggedIn }: Visit): CreatePinVariant {
  if (phones.has(device)) return 'mobile'
  return isLoggedIn ? 'popup' : 'draft'
}

/**
 * Where the mobile variant redirects: home if logged out, to the own pin's repin page if the URL leads to one. Null otherwise. On a
 * desktop, the own pin is saved right here. saving.txt §2 "Create-pin page".
 */
export function createPinRedirect({
  url,
  origins,
  ...visit
}: Visit & { readonly url: string | null; readonly origins: readonly string[] }): string | null {
  if (createPinVariant(visit) !== 'mobile') return null
  if (!visit.isLoggedIn) return '/'
  const id = ownPinId(url, origins)
  return id === null ? null : `/pin/${id}/repin/x/`
}
