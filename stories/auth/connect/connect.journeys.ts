import { expect, waitFor } from 'storybook/test'
import { press, see, until, type Step } from '../../../testing/steps/steps.ts'
import type { Journey, Journeys } from '../../../testing/journeys/journey.ts'
import { leadsTo, reads } from '../../../testing/journeys/page.steps.ts'

const CONTINUE = 'Continue with Facebook'

/** The page in the popup that our log-in form opened. */
export const popup = {
  href: 'https://tackboard.example/connect/facebook/?scope=public_profile,email,user_friends&version=v2.7',
  window: { hasOpener: true, size: { width: 580, height: 400 } },
} as const satisfies Journey

/** The page in another provider's popup. */
export const popupOf = (provider: string) => ({
  ...popup,
  href: `https://tackboard.example/connect/${provider}/`,
})

/** The page that opened the popup has received this message, and the popup is closed. */
export const tells = (message: object): Step => [
  `B14 the page that opened it receives ${JSON.stringify(message)}, and the window closes`,
  ({ stage }) =>
    waitFor(() => {
      const { reported, isClosed } = stage.platform.window
      expect([reported, isClosed]).toEqual([[{ message, targetOrigin: 'https://tackboard.example' }], true])
    }),
]

/** Every leaf state of the page in the first provider's popup. auth.txt §2 "A popup route under /connect/". */
export const connectJourneys = {
  'connect.findingOpener': { ...popup, steps: [see(CONTINUE)] },
  'connect.loading': { ...popup, given: 'connect.neverReady', steps: [reads('Loading Facebook')] },
  'connect.offering': { ...popup, steps: [see(CONTINUE)] },
  'connect.asking': {
    ...popup,
    given: 'social.neverAnswers',
    steps: [press(CONTINUE), until('connect.asking'), reads('Finish in the window that opened.')],
  },
  'connect.connected': {
    ...popup,
    steps: [
      press(CONTINUE),
      reads('You’re connected'),
      tells({ facebook_id: '1001', facebook_token: 'facebook-token' }),
    ],
  },
  'connect.refused': {
    ...popup,
    given: 'social.refused',
    steps: [
      press(CONTINUE),
      see('Couldn’t connect. You must authorize Tackboard.'),
      tells({ error: 'not_authorized' }),
    ],
  },
  'connect.unavailable': {
    ...popup,
    given: 'connect.unavailable',
    steps: [reads('Oops! Facebook isn’t available')],
  },
  'connect.left': {
    ...popup,
    given: 'connect.unavailable',
    steps: [press('Close'), tells({ error: 'unavailable' })],
  },
  'connect.noOpener': {
    href: popup.href,
    steps: [reads('No page is waiting for this window'), leadsTo('log in', '/login/')],
  },
} as const satisfies Journeys
