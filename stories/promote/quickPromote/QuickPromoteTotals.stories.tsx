import preview from '../../../.storybook/preview.tsx'
import { createMemoryPromoteServices } from '../../../mocks/index.ts'
import { interests } from '../../../testing/stage/interests.ts'
import { QuickPromoteStage } from '../../../testing/stage/QuickPromoteStage.tsx'
import { stageOf } from '../../../testing/stage/stage.ts'
import { press, see, type } from '../../../testing/steps/steps.ts'
import { QuickPromote } from '../../../src/flows/promote/quickPromote/QuickPromote.tsx'
import { holds, planned, sent, succeeds, switches, total } from './plan.steps.ts'
import { promote } from './promote.steps.ts'

const meta = preview.meta({
  title: 'Quick promote/Promote a Pin',
  id: 'quick-promote-promote-a-pin-totals',
  component: QuickPromoteStage,
  subcomponents: { QuickPromote },
  args: { services: createMemoryPromoteServices(), audience: { interests } },
  render: (args, { id }) => <QuickPromoteStage {...args} services={stageOf(id).promote} />,
})

export const TotalBudget = meta.story({
  name: 'A total budget, from the daily one',
  ...planned(
    'quickPromote.planned',
    total,
    holds(/^Total budget/, '30.00'),
    type('Total budget in USD', '100'),
    see(/^\$100.00 in total for 10 days/),
    type('Number of days', '7'),
    holds(/^Total budget/, '100.00'),
    ...succeeds,
    sent({ budget_in_micro_currency: 14_280_000, total_budget_in_micro_currency: 100_000_000, duration: 7 }),
  ),
})
export const TotalBudgetKept = meta.story({
  name: 'A total budget, after a look at an ad without an end',
  ...planned(
    'quickPromote.planned',
    total,
    type('Number of days', '7'),
    type('Total budget in USD', '100'),
    switches('Run until I stop it'),
    holds(/^Daily budget/, '14.28'),
    switches('Run until I stop it'),
    holds(/^Total budget/, '100.00'),
  ),
})
export const TotalBudgetSuggested = meta.story({
  name: 'The suggested total, in one tap',
  ...planned(
    'quickPromote.planned',
    total,
    press('Suggested: $70'),
    see('Budget set to $70.00 USD in total.'),
  ),
})
export const TotalBudgetMissing = meta.story({
  name: 'A total budget that is missing',
  ...planned(
    'quickPromote.planned',
    total,
    [
      'Empty the field',
      ({ page, user }) => user.clear(page.getByLabelText(/^Total budget/, { selector: '[name=budget]' })),
    ],
    promote,
    see('Enter a total budget.'),
    see('Enter a total budget to see what your ad costs.'),
  ),
})
export const TotalBudgetTooLow = meta.story({
  name: 'A total budget below the minimum of its days',
  ...planned(
    'quickPromote.planned',
    total,
    type('Total budget in USD', '9'),
    promote,
    see('Enter at least $10 for these days.'),
  ),
})
export const TotalBudgetNegative = meta.story({
  name: 'A total budget below zero',
  ...planned(
    'quickPromote.planned',
    total,
    type('Total budget in USD', '-9'),
    promote,
    see('A budget can’t be negative. Enter at least $10 for these days.'),
  ),
})
export const TotalBudgetUnusual = meta.story({
  name: 'A total budget far above the suggested one',
  ...planned(
    'quickPromote.planned',
    total,
    type('Total budget in USD', '700'),
    promote,
    see('$700 in total is far above the suggested $70. Is that what you want?'),
  ),
})
