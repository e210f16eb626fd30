import { socialProviders, type SocialProvider } from './providers.ts'

/** The provider that a popup's address below /connect/ names; the first one if it names none. auth.txt §2 "A popup route under /connect/". */
export function connectProvider(href: string): SocialProvider {
  const path = URL.canParse(href) ? new URL(href).pathname.split('/') : []
  return socialProviders.find((provider) => path.includes(provider)) ?? 'facebook'
}

/** Popup sizes in CSS pixels. auth.txt §9. */
export const CONNECT_POPUP = { width: 580, height: 400 } as const
export const SSO_POPUP = { width: 600, height: 600 } as const
