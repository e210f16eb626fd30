import type { Advice } from './advice.types.ts'

/** The business tools. */
export const businessAdvice: Readonly<Record<string, Advice>> = {
  'Business/Advertiser addresses': {
    do: 'Build every link to the console with `buildAdvertiserUrl`, pass IDs as the strings that the server sent, and leave the link out if there is an `error`. Mark the current page of a menu by the `page` that `parseAdvertiserUrl` reads.',
    dont: 'Don’t put an address together by hand or convert an ID to a number: a long one would lose its last digits.',
  },
}
