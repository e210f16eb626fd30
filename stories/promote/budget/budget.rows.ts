import type { SpecRow } from '../../docs/spec/specRow.ts'

export const budgetRows: readonly SpecRow[] = [
  {
    section: 9,
    topic: 'Quick-promote budgets by country, currencies, default country, budget multiplier',
    sentences: [
      '§9 Quick-promote: campaign name',
      '§9 Default daily budget',
      '§9 Suggested budgets: AU',
      '§9 Minimum 1 per',
      '§9 Currency: euro for AT',
    ],
    tested: [
      'src/domain/promote/budget.ts',
      'src/domain/money/readAmount.ts',
      'src/domain/money/formatMoney.ts',
    ],
    built: [
      'src/domain/policy/promotePolicy.ts',
      'src/domain/money/money.ts',
      'src/views/promote/BudgetField.tsx',
    ],
    stories: ['Quick promote/Budget field'],
    tests: ['src/domain/money/money.laws.test.ts', 'src/views/promote/BudgetField.browser.test.tsx'],
  },
]
