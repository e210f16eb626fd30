import type { Advice } from './advice.types.ts'

/** The flows of the create-pin page. */
export const createPinFlowAdvice: Readonly<Record<string, Advice>> = {
  'Create Pin/Logged out': {
    do: 'Mount it at `/pin/create/{method}/` for members and visitors alike: it shows the draft, the popup or the steps on a phone. After the log-in, provide the session and go to `redirectTo`.',
    dont: 'Don’t send visitors to a log-in page first: the draft has its own form. Don’t remove the marker from `redirectTo`: it prevents a loop if the session is missing.',
    machines: ['auth', 'createPin', 'mobileCreatePin'],
  },
  'Create Pin/Connect an account': {
    do: 'Show it over the page of a pin that was saved from the photo-sharing service, and set `isDismissible` after 2 seconds.',
    dont: 'Don’t add it to `CreatePinPage`, which decides who sees it and remembers that they have.',
    machines: ['claimUpsell'],
  },
  'Create Pin/On a phone': {
    do: 'Show its toasts yourself, with `onToast`, in a part of your app that stays when the page goes back.',
    dont: 'Don’t use it for visitors without a session: it sends them to the home page. Log them in first.',
  },
  'Create Pin/Create a pin': {
    do: 'Mount it for a signed-in member on a desktop, in the window that the bookmarklet opens, and allow `img-src https:`.',
    dont: 'Don’t pass addresses that you have read yourself: `readCreatePinRoute` refuses the hostile ones.',
    machines: ['createPin', 'destination'],
  },
}
