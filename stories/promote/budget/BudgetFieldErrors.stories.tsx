import { fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BudgetStage, inBudgetCard } from './BudgetStage.tsx'
import { amountIs, said, steps, typed } from './budget.steps.ts'

const meta = preview.meta({
  title: 'Quick promote/Budget field',
  id: 'quick-promote-budget-field-errors',
  component: BudgetStage,
  decorators: [inBudgetCard],
  args: { country: 'US', isSubmitted: true, onBudget: fn(), onConfirm: fn() },
})

/** What was typed stays, and the field says what is wrong with it. */
const refused = (text: string, message: RegExp) => steps(typed(text), said(message), amountIs(text))

export const NotANumber = meta.story(refused('ten', /^That doesn’t look like an amount/))
export const Negative = meta.story(refused('-5', /^A budget can’t be negative/))
export const SeveralSymbols = meta.story(refused('$5$', /^Enter the amount once/))
export const TooPrecise = meta.story(refused('5.5555', /^Use at most 2 decimals/))
export const TooLarge = meta.story(refused('99999999999999999999', /^That amount is too large/))
export const Unconfirmed = meta.story(
  steps(typed('700'), said('Confirm this amount below, or enter a lower one.'), amountIs('700.00')),
)
