import type { Advice } from './advice.types.ts'

/** Acting for a business, and the advertiser console. */
export const businessAdvice: Readonly<Record<string, Advice>> = {
  'Business/Advertiser addresses': {
    do: 'Build every link to the console with `buildAdvertiserUrl`, pass IDs as the strings that the server sent, and leave the link out if there is an `error`. Mark the current page of a menu by the `page` that `parseAdvertiserUrl` reads.',
    dont: 'Don’t put an address together by hand or convert an ID to a number: a long one would lose its last digits.',
  },
  'Business/Profile switcher': {
    do: 'Wrap your app in it, below the provider. If your app has a bar of its own, pass it as `header`, with a `<ProfileSwitcher>` in it.',
    dont: 'Don’t set `actingFor` yourself inside it, and don’t keep data of a profile above it: only `children` start again after a switch.',
    machines: ['businessAccess', 'viewedProfile'],
  },
}
