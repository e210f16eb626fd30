import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ConnectPage } from '../../../src/flows/auth/connect/ConnectPage.tsx'
import { connectJourneys, popup, tells } from '../../support/journeys/auth/connect.journeys.ts'
import { driven, reaches } from '../../support/proof/reaches.ts'
import { unseen } from '../../support/proof/unseen.ts'
import { press, see, until } from '../../support/steps/steps.ts'

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
      steps: [press('Continue with Facebook'), see('Unknown Error'), tells({ error: 'unknown' })],
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
