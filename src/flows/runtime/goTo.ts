import { acceptTarget } from '../../domain/navigation/redirect.ts'
import type { GoOptions } from '../../platform/platform.ts'
import type { TackboardConfig } from './config.ts'

/**
 * Goes to a target that has already been validated: by the app's router if it is on the page's own origin and the app has one, else by
 * loading it. A redirect replaces the page in the history. For anything that changes the session use `navigation.go`, which always loads
 * the page.
 */
export function goTo(
  { platform, navigate }: Pick<TackboardConfig, 'platform' | 'navigate'>,
  href: string,
  ...options: [GoOptions?]
) {
  const { navigation } = platform
  const path = navigate && acceptTarget(href, new URL(navigation.href()).origin)
  if (navigate && path) navigate(path, ...options)
  else navigation.go(href, ...options)
}
