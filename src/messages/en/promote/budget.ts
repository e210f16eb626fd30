/** The daily budget of an ad. */
export const budget = {
  'budget.label': 'Daily budget<code> in {currency}</code>',
  'budget.suggested': 'Suggested: {amount}',
  'budget.low': 'You can start lower, but fewer people will see your ad.',
  'budget.filled': 'Budget set to {amount} a day.',
  'budget.ambiguous': 'Did you mean {small} or {large}?',
  'budget.unusual': '{amount} a day is far above the suggested {suggested}. Is that what you want?',
  'budget.keep': 'Yes, keep {amount}',
  'budget.invalid.empty': 'Enter a daily budget.',
  'budget.invalid.unconfirmed': 'Confirm this amount below, or enter a lower one.',
  'budget.invalid.belowMinimum': 'Enter at least {minimum} a day.',
  'budget.invalid.notANumber': 'That doesn’t look like an amount. Enter a number, like {example}.',
  'budget.invalid.negative': 'A budget can’t be negative. Enter at least {minimum} a day.',
  'budget.invalid.severalSymbols': 'Enter the amount once, like {example}.',
  'budget.invalid.otherCurrency': 'Your ads are billed in {currency}. Enter an amount in {currency}.',
  'budget.invalid.malformed': 'Check the commas and points. Enter an amount like {example}.',
  'budget.invalid.tooPrecise':
    '{digits, plural, =0 {Enter a whole amount, like {example}.} one {Use at most # decimal, like {example}.} other {Use at most # decimals, like {example}.}}',
  'budget.invalid.tooLarge': 'That amount is too large.',
} as const
