/** What an ad is planned with where the app asks for more: its account's country, its start, a total budget, and places. */
export const promotePlan = {
  'promotePlan.account': 'Billing',
  'promotePlan.account.country': 'Billing country',
  'promotePlan.account.billed': 'Billed in {currency}.',
  'promotePlan.account.abroad':
    'You seem to be in another country: {visitor}. Your ads are billed in {currency} all the same.',
  'promotePlan.budget': 'Kind of budget',
  'promotePlan.budget.daily': 'Daily budget',
  'promotePlan.budget.daily.detail': 'The same amount every day.',
  'promotePlan.budget.total': 'Total budget',
  'promotePlan.budget.total.detail': 'One amount for the whole time. The ad needs an end.',
  'promotePlan.startDate': 'Start date',
  'promotePlan.places': 'Places',
  'promotePlan.ends': 'Ends {end} ({zone})',
  'promotePlan.starts': 'Starts {start} ({zone})',
  'promotePlan.runs': 'Starts {start}, ends {end} ({zone})',
} as const
