import type { Advice } from './advice.types.ts'

/** Acting for a business. */
export const businessAdvice: Readonly<Record<string, Advice>> = {
  'Business/Profile switcher': {
    do: 'Wrap your app in it, below the provider. If your app has a bar of its own, pass it as `header`, with a `<ProfileSwitcher>` in it.',
    dont: 'Don’t set `actingFor` yourself inside it, and don’t keep data of a profile above it: only `children` start again after a switch.',
    machines: ['businessAccess', 'viewedProfile'],
  },
}
