import { socialProviders, type SocialProvider } from './providers.ts'

/** The provider that a popup's address below /connect/ names; the first one if it names none. */
export function connectProvider(href: string): SocialProvider {
  const path = URL.canParse(href) ? new URL(href).pathname.split('/') : []
  return socialProviders.find((provider) => path.includes(provider)) ?? 'facebook'
}
