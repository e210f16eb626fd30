import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ConnectPage } from '../../../src/flows/auth/connect/ConnectPage.tsx'
import { connectJourneys, popup, popupOf, tells } from './connect.journeys.ts'
import { reads } from '../../../testing/journeys/page.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { press, see, until } from '../../../testing/steps/steps.ts'

const meta = preview.meta({
  title: 'Auth/Connect page',
  tags: ['autodocs'],
  component: ConnectPage,
  globals: { viewport: { value: 'popup', isRotated: false } },
})

export const Playground = meta.story(driven({ ...popup, isLive: true }, {}))

export const FindingOpener = meta.story({
  name: 'Looking for the page that opened it',
  ...reaches('connect.findingOpener'),
})
export const Loading = meta.story(reaches('connect.loading'))
export const Offering = meta.story(reaches('connect.offering'))
export const Asking = meta.story(reaches('connect.asking'))
export const Connected = meta.story(reaches('connect.connected'))
export const Refused = meta.story(reaches('connect.refused'))
export const Unavailable = meta.story(reaches('connect.unavailable'))
export const NoOpener = meta.story({ name: 'No page opened it', ...reaches('connect.noOpener') })
export const Left = meta.story(reaches('connect.left'))

export const EmailAgain = meta.story({
  name: 'Asks for the email again',
  ...unseen(
    driven(
      {
        ...popup,
        href: 'https://tackboard.example/connect/facebook/?auth_type=rerequest&scope=email&version=v2.7',
        steps: [
          ...connectJourneys['connect.connected'].steps,
          [
            'The provider was asked for the email alone',
            ({ stage: { platform } }) =>
              expect([platform.providers.asked, platform.providers.rerequested]).toEqual([[], ['facebook']]),
          ],
        ],
      },
      { state: 'connect.connected' },
    ),
  ),
})

export const UnknownStatus = meta.story({
  name: 'A status that is not known',
  ...driven(
    {
      ...popup,
      given: 'social.unknown',
      steps: [
        press('Continue with Facebook'),
        see('Couldn’t connect. Try again, or log in another way.'),
        tells({ error: 'unknown' }),
      ],
    },
    { state: 'connect.refused' },
  ),
})

export const PressedAgain = meta.story({
  name: 'Pressed again: the provider opens again',
  ...unseen(
    driven(
      {
        ...popup,
        given: 'social.neverAnswers',
        steps: [
          press('Continue with Facebook'),
          until('connect.asking'),
          press('Continue with Facebook'),
          [
            'The provider was asked twice',
            ({ stage }) => expect(stage.platform.providers.asked).toEqual(['facebook', 'facebook']),
          ],
        ],
      },
      { state: 'connect.asking' },
    ),
  ),
})

export const Line = meta.story({
  name: 'LINE: it leads to its page and back (D6)',
  ...driven(
    {
      ...popupOf('line'),
      steps: [reads('You’re connected'), tells({ line_id_token: 'line-token' })],
    },
    { state: 'connect.connected' },
  ),
})
export const LineLoading = meta.story({
  name: 'LINE: on the way to its page',
  ...driven({ ...popupOf('line'), given: 'social.neverAnswers', steps: [reads('Loading LINE')] }, {}),
})
export const Google = meta.story({
  name: 'Google: its own button (P9)',
  ...driven(
    { ...popupOf('google'), steps: [see('Continue with Google'), reads('Connect with Google')] },
    { state: 'connect.offering' },
  ),
})
export const GoogleConnected = meta.story({
  name: 'Google: its own button was pressed',
  ...unseen(
    driven(
      {
        ...popupOf('google'),
        steps: [press('Continue with Google'), tells({ google_open_id_token: 'google-token' })],
      },
      { state: 'connect.connected' },
    ),
  ),
})

export const Dark = meta.story({
  ...driven({ ...popup, steps: connectJourneys['connect.offering'].steps }, { state: 'connect.offering' }),
  globals: { theme: 'dark' },
})
export const RightToLeft = meta.story({
  name: 'Right to left (J21)',
  ...driven({ ...popup, given: 'connect.unavailable' }, {}),
  globals: { locale: 'ar' },
})
export const Phone = meta.story({
  name: 'Phone, 320 px (J17)',
  ...driven({ ...popup, given: 'connect.unavailable' }, {}),
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-XA' },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
})
