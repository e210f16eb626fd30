import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BudgetField } from '../../../src/views/promote/BudgetField.tsx'
import { BudgetStage, inBudgetCard } from './BudgetStage.tsx'
import { amountIs, leave, said, steps, typed } from './budget.steps.ts'

const meta = preview.meta({
  title: 'Quick promote/Budget field',
  tags: ['autodocs'],
  component: BudgetStage,
  subcomponents: { BudgetField },
  decorators: [inBudgetCard],
  args: { country: 'US', isFilled: false, isSubmitted: false, onBudget: fn(), onConfirm: fn() },
  argTypes: {
    country: {
      control: 'select',
      options: ['US', 'GB', 'DE', 'CH', 'SE', 'DK', 'AU', 'CA', 'CZ', 'BR'],
    },
    locale: {
      control: 'select',
      options: [undefined, 'en', 'de', 'es', 'fr', 'fr-CH', 'de-CH', 'sv', 'da', 'hi', 'ar-EG', 'fa'],
    },
  },
})

export const Playground = meta.story({ args: { isFilled: true } })

export const PlaygroundSteps = meta.story({
  ...Playground.input,
  name: 'Playground steps',
  tags: ['!dev'],
  parameters: { picture: false },
  ...steps(amountIs('3.00'), said('You can start lower, but fewer people will see your ad.')),
})

export const Empty = meta.story(steps(amountIs('')))

export const Suggested = meta.story({
  name: 'The suggested amount, in one tap',
  ...steps(
    typed('1.000', { isLeft: false }),
    ['Press the suggestion', ({ user, page }) => user.click(page.getByRole('button', { name: /Suggested/ }))],
    amountIs('7.00'),
    said('Budget set to $7.00 USD a day.'),
    leave,
  ),
})

export const Missing = meta.story({
  name: 'Empty on submit: stays empty (M3)',
  args: { isSubmitted: true },
  ...steps(said('Enter a daily budget.'), amountIs('')),
})

export const BelowMinimum = meta.story({
  name: 'Below the minimum (G5)',
  args: { country: 'cz' },
  ...steps(typed('10.99'), said('Enter at least $11 a day.'), amountIs('10.99')),
})

export const Ambiguous = meta.story({
  name: 'Two readings: asked, not guessed (M1)',
  args: { country: 'DE' },
  ...steps(typed('12.500'), said('Did you mean €12.50 or €12,500?'), amountIs('12.500')),
})

export const AmbiguityResolved = meta.story({
  name: 'An answer fills the field (M1)',
  args: { country: 'DE' },
  ...steps(
    typed('12.500'),
    ['Choose €12.50', ({ user, page }) => user.click(page.getByRole('button', { name: '€12.50' }))],
    amountIs('12.50'),
    ['J3 The focus is in the field', ({ page }) => expect(page.getByRole('textbox')).toHaveFocus()],
    leave,
  ),
})

export const Unusual = meta.story({
  name: 'Far above the suggestion: asked once',
  ...steps(
    typed('700'),
    said('$700 a day is far above the suggested $7. Is that what you want?'),
    amountIs('700.00'),
  ),
})

export const Invalid = meta.story({
  name: 'Not an amount (M2)',
  ...steps(
    typed('1,1,1.2'),
    said('Check the commas and points. Enter an amount like 7.00.'),
    amountIs('1,1,1.2'),
  ),
})

export const OtherCurrency = meta.story({
  name: 'Another currency is refused (M8)',
  args: { country: 'SE' },
  ...steps(typed('€12'), said('Your ads are billed in SEK. Enter an amount in SEK.')),
})

export const Koruna = meta.story({
  name: 'Czechia: billed in US dollars (M8)',
  args: { country: 'CZ', isFilled: true },
  ...steps(amountIs('80.00')),
})
