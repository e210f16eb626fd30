import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { inMode } from '../../../testing/modes.ts'
import { stored } from '../../../testing/stage/promoteDrafts.ts'
import { interests } from '../../../testing/stage/interests.ts'
import { QuickPromoteStage } from '../../../testing/stage/QuickPromoteStage.tsx'
import { stageOf } from '../../../testing/stage/stage.ts'
import { check, see, type, until } from '../../../testing/steps/steps.ts'
import { QuickPromote } from '../../../src/flows/promote/quickPromote/QuickPromote.tsx'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { choosesCountry, fits, holds, planned, sent, succeeds, total } from './plan.steps.ts'
import { places } from './planSamples.ts'
import { enterDate, opened, withPin } from './promote.steps.ts'

const meta = preview.meta({
  title: 'Quick promote/Promote a Pin',
  id: 'quick-promote-promote-a-pin-plan',
  component: QuickPromoteStage,
  subcomponents: { QuickPromote },
  args: { services: createMemoryPromoteServices(), audience: { interests } },
  render: (args, { id }) => <QuickPromoteStage {...args} services={stageOf(id).promote} />,
})

export const AccountAbroad = meta.story({
  name: 'The account is billed in another country than the visitor’s',
  ...planned(
    'quickPromote.accountAbroad',
    see(/^You seem to be in another country/),
    see(/^Ends Jan 24, 11:59/),
    ...succeeds,
    sent({ targeting_spec: { ages: [], interests: [], genders: [], country: 'DE' }, start_now: true }),
  ),
})
export const AccountCountryChosen = meta.story({
  name: 'Another billing country, with its currency',
  ...planned(
    'quickPromote.accountAbroad',
    choosesCountry('CH'),
    see('Billed in CHF.'),
    holds(/^Daily budget/, '1.00'),
    type('Daily budget in CHF', '12.50'),
    choosesCountry('FR'),
    see('Billed in EUR.'),
    // An amount of another currency is never carried over.
    holds(/^Daily budget/, ''),
    see('Enter a daily budget to see what your ad costs.'),
  ),
})
export const AccountAtHome = meta.story({
  name: 'The account’s country is the visitor’s',
  ...planned('quickPromote.planned', see('Billed in USD.'), see(/^Ends Jan 24, 11:59.PM \(Los Angeles\)/)),
})
export const StartsLater = meta.story({
  ...planned(
    'quickPromote.planned',
    enterDate('Start date', '2026-01-30'),
    see(/^Starts Jan 30, 12:00/),
    holds(/^End date/, '2026-02-08'),
    ...succeeds,
    sent({ start_now: false, start_date: '2026-01-30', inclusive_end_date: '2026-02-08', duration: 10 }),
  ),
})
export const StartsLaterForever = meta.story({
  name: 'Starts later, without an end',
  ...planned(
    'quickPromote.planned',
    enterDate('Start date', '2026-01-30'),
    [
      'Let it run',
      async ({ page, user }) => user.click(page.getByRole('switch', { name: 'Run until I stop it' })),
    ],
    see(/^Starts Jan 30, 12:00.AM \(Los Angeles\)/),
  ),
})
export const Places = meta.story({
  name: 'Places instead of one country',
  args: { audience: { interests, places } },
  ...driven(
    {
      ...withPin,
      given: 'quickPromote.accountAbroad',
      steps: [
        ...opened,
        check('France'),
        ...succeeds,
        sent({ targeting_spec: { ages: [], interests: [], genders: [], places: ['DE', 'FR'] } }),
      ],
    },
    {},
  ),
})
export const Keyboard = meta.story({
  name: 'By keyboard: a total budget and another place',
  args: { audience: { interests, places } },
  ...planned(
    'quickPromote.accountAbroad',
    [
      'Choose the total budget with an arrow',
      async ({ page, user }) => {
        page.getByRole('radio', { name: 'Daily budget' }).focus()
        await user.keyboard('{ArrowDown}')
      },
    ],
    holds(/^Total budget/, '10.00'),
    [
      'The focus stays on the choice, and Space chooses a place',
      async ({ page, user }) => {
        expect(page.getByRole('radio', { name: 'Total budget' })).toHaveFocus()
        page.getByRole('checkbox', { name: 'Belgium' }).focus()
        await user.keyboard(' ')
      },
    ],
    ...succeeds,
    sent({ targeting_spec: { ages: [], interests: [], genders: [], places: ['DE', 'BE'] } }),
  ),
})
export const StartPassed = meta.story({
  name: 'A draft whose start has passed',
  ...driven(
    {
      ...withPin,
      given: 'quickPromote.planned',
      stored: stored({ startDate: '2026-01-14' }),
      steps: [
        until('quickPromote.restoration.restored'),
        see('The start date has passed, so your ad starts today.'),
      ],
    },
    {},
  ),
})
export const Phone = meta.story({
  name: 'An account abroad on a phone, 320 px',
  globals: inMode('phone'),
  args: { audience: { interests, places } },
  ...planned('quickPromote.accountAbroad', total, enterDate('Start date', '2026-01-30'), fits),
})
export const RightToLeft = meta.story({
  name: 'An account abroad, right to left, in the dark',
  globals: { ...inMode('rtl'), ...inMode('dark') },
  args: { audience: { interests, places } },
  ...inArabic(
    driven(
      {
        ...withPin,
        given: 'quickPromote.accountAbroad',
        steps: [
          until('quickPromote.steps.page.editing'),
          [
            'Choose a total budget',
            async ({ page, user }) => user.click(await page.findByRole('radio', { name: 'ميزانية إجمالية' })),
          ],
          see(/^ينتهي في/),
          fits,
        ],
      },
      {},
    ),
  ),
})
