import type { Advice } from './advice.types.ts'

/** The flows of the create-pin page. */
export const createPinFlowAdvice: Readonly<Record<string, Advice>> = {
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
