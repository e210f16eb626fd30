import { acceptTarget } from '../../domain/navigation/redirect.ts'
import type { TackboardConfig } from './config.ts'

/** How links are shown by the app's router, which gets the paths of the page's own origin; null without a router. */
export const followerOf = ({ platform, navigate }: Pick<TackboardConfig, 'platform' | 'navigate'>) =>
  navigate &&
  ((href: string): boolean => {
    const path = acceptTarget(href, new URL(platform.navigation.href()).origin)
    if (path !== null) navigate(path)
    return path !== null
  })
