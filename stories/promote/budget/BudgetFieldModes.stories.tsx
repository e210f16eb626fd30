import { expect, fn } from 'storybook/test'
import { inMode } from '../../../testing/modes.ts'
import preview from '../../../.storybook/preview.tsx'
import type { Step } from '../../../testing/steps/steps.ts'
import { BudgetStage, inBudgetCard } from './BudgetStage.tsx'
import { amountIs, said, steps, typed } from './budget.steps.ts'

const meta = preview.meta({
  title: 'Quick promote/Budget field',
  id: 'quick-promote-budget-field-modes',
  component: BudgetStage,
  decorators: [inBudgetCard],
  args: { country: 'US', onBudget: fn(), onConfirm: fn() },
})

const fits: Step = [
  'Nothing is wider than the window',
  () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
]

export const Phone = meta.story({
  name: 'Phone, 320 px (J17)',
  globals: inMode('phone'),
  ...steps(typed('9000000000'), said(/far above/), fits),
})
export const LongText = meta.story({
  name: 'Pseudo-locale on a phone (J22)',
  globals: { ...inMode('phone'), locale: 'en-XA' },
  args: { country: 'DE' },
  ...steps(typed('12.500'), fits),
})
export const Dark = meta.story({
  globals: inMode('dark'),
  ...steps(typed('700'), said(/far above/)),
})
export const RightToLeft = meta.story({
  name: 'Right to left, Arabic digits, in the dark (J21, M2)',
  globals: { ...inMode('rtl'), ...inMode('dark') },
  args: { locale: 'ar-EG' },
  ...steps(typed('٣٫٥'), amountIs('٣٫٥٠')),
})
export const ForcedColors = meta.story({
  name: 'Forced colors (J19)',
  args: { country: 'DE' },
  ...steps(typed('12.500'), said(/Did you mean/)),
  parameters: { media: { forcedColors: 'active' } },
})
