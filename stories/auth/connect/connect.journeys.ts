import { expect, waitFor } from 'storybook/test'
import { press, see, until, type Step } from '../../../testing/steps/steps.ts'
import { from, type Journey, type Journeys } from '../../../testing/journeys/journey.ts'
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

const inPopup = from(popup)

/** Every leaf state of the page in the first provider's popup. auth.txt §2 "A popup route under /connect/". */
export const connectJourneys = {
  'connect.findingOpener': inPopup(see(CONTINUE)),
  'connect.loading': inPopup.given('connect.neverReady', reads('Loading Facebook')),
  'connect.offering': inPopup(see(CONTINUE)),
  'connect.asking': inPopup.given(
    'social.neverAnswers',
    press(CONTINUE),
    until('connect.asking'),
    reads('Finish in the window that opened.'),
  ),
  'connect.connected': inPopup(
    press(CONTINUE),
    reads('You’re connected'),
    tells({ facebook_id: '1001', facebook_token: 'facebook-token' }),
  ),
  'connect.refused': inPopup.given(
    'social.refused',
    press(CONTINUE),
    see('Couldn’t connect. You must authorize Tackboard.'),
    tells({ error: 'not_authorized' }),
  ),
  'connect.unavailable': inPopup.given('connect.unavailable', reads('Oops! Facebook isn’t available')),
  'connect.left': inPopup.given('connect.unavailable', press('Close'), tells({ error: 'unavailable' })),
  'connect.noOpener': {
    href: popup.href,
    steps: [reads('This window is no longer needed'), leadsTo('log in', '/login/')],
  },
} as const satisfies Journeys
