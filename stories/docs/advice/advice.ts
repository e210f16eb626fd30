import { authAdvice } from './advice.auth.ts'
import { primitiveAdvice } from './advice.primitives.ts'
import { recoveryAdvice } from './advice.recovery.ts'
import { savingAdvice } from './advice.saving.ts'

/** Advice on a component's page that is not in its code. */
export interface Advice {
  /** When to use it, and what it requires. */
  readonly do: string
  /** When to use another component, what not to pass, what the app must handle. */
  readonly dont: string
  /** Other groups of stories about the same component. */
  readonly also?: readonly string[]
}

/** Advice per component, by the title of its group of stories. */
export const advice: Readonly<Record<string, Advice>> = {
  ...authAdvice,
  ...recoveryAdvice,
  ...savingAdvice,
  'Create Pin/Logged out': {
    do: 'Mount it at `/pin/create/{method}/` for members and visitors alike: it shows the draft, the popup or the steps on a phone. After the log-in, provide the session and go to `redirectTo`.',
    dont: 'Don’t send visitors to a log-in page first: the draft has its own form. Don’t remove the marker from `redirectTo`: it prevents a loop if the session is missing.',
  },
  'Create Pin/Connect an account': {
    do: 'Show it over the page of a pin that was saved from the photo-sharing service, and set `isDismissible` after 2 seconds.',
    dont: 'Don’t add it to `CreatePinPage`, which decides who sees it and remembers that they have.',
  },
  'Create Pin/On a phone': {
    do: 'Show its toasts yourself, with `onToast`, in a part of your app that stays when the page goes back.',
    dont: 'Don’t use it for visitors without a session: it sends them to the home page. Log them in first.',
  },
  'Create Pin/Create a pin': {
    do: 'Mount it for a signed-in member on a desktop, in the window that the bookmarklet opens, and allow `img-src https:`.',
    dont: 'Don’t pass addresses that you have read yourself: `readCreatePinRoute` refuses the hostile ones.',
  },
  'Business/Advertiser addresses': {
    do: 'Build every link to the console with `buildAdvertiserUrl`, pass IDs as the strings that the server sent, and leave the link out if there is an `error`. Mark the current page of a menu by the `page` that `parseAdvertiserUrl` reads.',
    dont: 'Don’t put an address together by hand or convert an ID to a number: a long one would lose its last digits.',
  },
  'Business/Profile switcher': {
    do: 'Wrap your app in it, below the provider. If your app has a bar of its own, pass it as `header`, with a `<ProfileSwitcher>` in it.',
    dont: 'Don’t set `actingFor` yourself inside it, and don’t keep data of a profile above it: only `children` start again after a switch.',
  },
  'Quick promote/Promote a Pin': {
    do: 'Mount it at the addresses that `readPromoteRoute` reads, for a signed-in member, and pass your own `services` and payment element. Keep the step in your address with `onStep`, so that a reload comes back to it.',
    dont: 'Don’t send the request again yourself when its answer is lost: `findCampaign` tells whether the ad exists. Don’t draw fields for a card inside the flow: they belong to your payment provider.',
  },
  'Quick promote/Your ads': {
    do: 'Mount it at `policy.paths.ads` for a signed-in member, with `policy.promote.listsAds`, and reject `updateAd` with an `ApiFailure` where your server has refused.',
    dont: 'Don’t repeat `updateAd` yourself when its answer is lost: the page reads the list again.',
  },
  'Quick promote/Budget field': {
    do: 'Give it a `key` of the country, set `isSubmitted` when somebody tries to continue, and pass `readBudget` of what `onBudget` brought back as `reading`: it has the amount in minor units. `isBudgetUsable` tells whether it can be sent.',
    dont: 'Don’t parse the text of the field yourself, and don’t continue with a budget that is not usable.',
  },
  'Search/Advisory': {
    do: 'Mount it between the search field and the results, with the advisory as the server gave it, and keep that object for the whole search.',
    dont: 'Don’t hide results because of it: an advisory informs, and people can go on searching.',
  },
  ...primitiveAdvice,
  'Statechart/Tab': {
    do: 'Use it only inside Storybook’s manager, with the moments and the clock that the preview sends.',
    dont: 'Don’t ship it: it is a tool for this Storybook and not part of the package.',
  },
}
