import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { AdsPage } from '../../../src/flows/promote/adList/AdsPage.tsx'
import { focusIsOn } from '../../../testing/journeys/checks.steps.ts'
import { asMember } from '../../../testing/journeys/journey.ts'
import { announces, leadsTo, readsNot } from '../../../testing/journeys/page.steps.ts'
import { stageOf } from '../../../testing/stage/stage.ts'
import { press, see, until, type Step } from '../../../testing/steps/steps.ts'
import { onStage } from '../../primitives/stage.tsx'
import { driven, reaches } from '../../journeys/reaches.ts'
import * as ads from './adList.journeys.ts'

const meta = preview.meta({
  title: 'Quick promote/Your ads',
  tags: ['autodocs'],
  component: AdsPage,
  args: { services: createMemoryPromoteServices() },
  render: (args, { id }) => <AdsPage {...args} services={stageOf(id).promote} />,
  decorators: [onStage],
})

const { NAME, asking, check, confirm, inList, isFirst, isListed, isLocked, pause, sent, unknown } = ads
const listed = { state: 'adList.listed' } as const
const escape: Step = ['Press Escape', ({ user }) => user.keyboard('{Escape}')]
const byKeyboard: Step = [
  'Press "Pause" with Enter',
  async ({ page, user }) => {
    page.getByRole('button', { name: `Pause ${NAME}` }).focus()
    await user.keyboard('{Enter}')
  },
]

export const Playground = meta.story(driven({ ...asMember.given('adList.several'), isLive: true }, {}))
export const Loading = meta.story(reaches('adList.loading'))
export const LoadingFailed = meta.story({
  name: 'The list could not be loaded',
  ...reaches('adList.failed'),
})
export const Retried = meta.story({
  name: '“Try again” loads the list again',
  ...driven(asMember.given('adList.failsOnce', press('Try again'), isListed, see(NAME)), listed),
})
export const Empty = meta.story({
  name: 'No ads: a way to promote',
  ...driven(
    asMember.given('adList.empty', until('adList.empty'), leadsTo('Promote a Pin', '/quick-promote/')),
    { state: 'adList.empty' },
  ),
})
export const Listed = meta.story({ name: 'What each status allows', ...reaches('adList.listed') })
export const Acting = meta.story({
  name: 'Pausing: nothing else can be changed',
  ...reaches('adList.acting'),
})
export const Paused = meta.story({
  name: 'Paused: announced, and “Resume” has the focus',
  ...driven(
    inList(
      'adList.several',
      byKeyboard,
      isListed,
      isFirst('Paused'),
      announces(`“${NAME}” is paused.`),
      focusIsOn(`Resume ${NAME}`),
      sent('updateAd', 1),
    ),
    listed,
  ),
})
export const Resumed = meta.story({
  name: 'Paused and resumed',
  ...driven(
    inList(
      'adList.several',
      pause,
      isListed,
      press(`Resume ${NAME}`),
      isListed,
      isFirst('Active'),
      announces(`“${NAME}” is active again.`),
      sent('updateAd', 2),
    ),
    listed,
  ),
})
export const Confirming = meta.story({ name: 'Stop: what it means', ...reaches('adList.confirming') })
export const NotConfirmed = meta.story({
  name: 'Escape closes the question, and nothing is stopped',
  ...driven(
    inList('adList.several', ...asking, escape, isListed, focusIsOn(`Stop ${NAME}`), sent('updateAd', 0)),
    listed,
  ),
})
export const Stopped = meta.story({
  name: 'Stopped: announced, and nothing more can be done with it',
  ...driven(
    inList(
      'adList.several',
      ...asking,
      confirm,
      isListed,
      isFirst('Ended'),
      announces(`“${NAME}” has ended.`),
      readsNot('Ends Feb 14, 2026'),
      [
        'Focus is on the title',
        ({ page }) => expect(page.getByRole('heading', { name: 'Your ads' })).toHaveFocus(),
      ],
      sent('updateAd', 1),
    ),
    listed,
  ),
})
export const Unknown = meta.story({
  name: 'We don’t know yet: nothing is sent again',
  ...driven(inList('adChange.offline', ...unknown, isLocked, focusIsOn('Check now'), sent('updateAd', 1)), {
    state: 'adList.unknown',
  }),
})
export const Checking = meta.story({ name: 'The list is read again', ...reaches('adList.checking') })
export const FoundDone = meta.story({
  name: 'Checked: the ad was paused after all',
  ...driven(
    inList(
      'adChange.doneUnheard',
      ...unknown,
      check,
      isListed,
      isFirst('Paused'),
      announces(`“${NAME}” is paused.`),
      sent('updateAd', 1),
    ),
    listed,
  ),
})
export const Lie = meta.story({
  name: 'A server that answers with an ad that is as it was is not believed',
  ...driven(inList('adChange.answersUnchanged', ...unknown, sent('updateAd', 1)), {
    state: 'adList.unknown',
  }),
})
