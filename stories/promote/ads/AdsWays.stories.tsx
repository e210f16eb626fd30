import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { AdsPage } from '../../../src/flows/promote/adList/AdsPage.tsx'
// The provider loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/auth/session/LogInAgain.tsx'
import { asMember } from '../../../testing/journeys/journey.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { fitsTheWindow, focusInField, titled } from '../../../testing/journeys/page.steps.ts'
import { inMode } from '../../../testing/modes.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { see, until } from '../../../testing/steps/steps.ts'
import { onStage } from '../../primitives/stage.tsx'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { inList, isFirst, isListed, NAME, pause, sent, stop, unknown } from './adList.journeys.ts'

const meta = preview.meta({
  title: 'Quick promote/Your ads',
  id: 'quick-promote-your-ads-ways',
  component: AdsPage,
  args: { services: createMemoryPromoteServices() },
  render: (args, { id }) => <AdsPage {...args} services={stageOf(id).promote} />,
  decorators: [onStage],
})

const listed = { state: 'adList.listed' } as const

export const SessionEnded = meta.story({
  name: 'The session has ended: the log-in opens over the page, and the list follows',
  ...driven(
    asMember.given('adList.signedOut', focusInField('Email'), titled('Log in'), ...logIn(), isListed),
    listed,
  ),
})
export const SessionEndedPausing = meta.story({
  name: 'The session has ended while pausing: sent once more after the log-in',
  ...driven(
    inList(
      'adChange.signedOut',
      pause,
      focusInField('Email'),
      ...logIn(),
      isListed,
      isFirst('Paused'),
      sent('updateAd', 2),
    ),
    listed,
  ),
})
export const Fifty = meta.story({
  name: 'Fifty ads',
  ...driven(
    inList('adList.fifty', [
      'All are there',
      () => expect(document.querySelectorAll('li [data-at="name"]')).toHaveLength(50),
    ]),
    listed,
  ),
})
export const Hostile = meta.story({
  name: 'Phone, unlikely names',
  ...driven(
    inList(
      'adList.hostile',
      see('<img src=x onerror=alert(1)>'),
      fitsTheWindow('Pause An ad for a walk to…'),
      [
        'No element is made of them',
        () => expect(document.querySelector('li [data-at="what"] img')).toBeNull(),
      ],
    ),
    listed,
  ),
  globals: inMode('phone'),
})
export const Phone = meta.story({
  name: 'Phone, what each status allows',
  ...driven(inList('adList.several', see(NAME)), listed),
  globals: inMode('phone'),
})
export const UnknownPhone = meta.story({
  name: 'Phone, we don’t know yet',
  ...driven(inList('adChange.offline', ...unknown), { state: 'adList.unknown' }),
  globals: inMode('phone'),
})
export const Arabic = meta.story({
  name: 'Right to left',
  ...inArabic(driven(asMember.given('adList.several', until('adList.listed')), listed)),
  globals: { locale: 'ar' },
})
export const Dark = meta.story({
  name: 'Dark, a question',
  ...driven(inList('adList.several', stop), { state: 'adList.confirming' }),
  globals: { theme: 'dark' },
})
