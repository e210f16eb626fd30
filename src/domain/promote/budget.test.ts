import { describe, expect, it } from 'vitest'
import { decimalOf, type Money } from '../money/money.ts'
import { defaultPromotePolicy } from '../policy/promotePolicy.ts'
import { resolvePolicy } from '../policy/policy.ts'
import { budgetFor, checkBudget } from './budget.ts'

const of = (country: string | null) => budgetFor(country, defaultPromotePolicy)
const written = ({ minor, currency }: Money) => `${Number(decimalOf({ minor, currency }))} ${currency}`

describe('the table of saving.txt §9', () => {
  const euro = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL', 'PT']
  it.each([
    ['US', '1 USD', '3 USD', '7 USD'],
    ...euro.map((country) => [country, '1 EUR', '1 EUR', '7 EUR'] as const),
    ['AU', '1 AUD', '1 AUD', '10 AUD'],
    ['CA', '1 CAD', '1 CAD', '9 CAD'],
    ['CH', '1 CHF', '1 CHF', '7 CHF'],
    ['CZ', '11 USD', '80 USD', '150 USD'],
    ['DK', '1 DKK', '10 DKK', '50 DKK'],
    ['GB', '1 GBP', '1 GBP', '5 GBP'],
    ['NO', '1 NOK', '10 NOK', '70 NOK'],
    ['NZ', '1 NZD', '1 NZD', '7 NZD'],
    ['SE', '1 SEK', '10 SEK', '70 SEK'],
    ['BR', '1 USD', '1 USD', '7 USD'],
    ['Atlantis', '1 USD', '1 USD', '7 USD'],
    ['constructor', '1 USD', '1 USD', '7 USD'],
  ] as const)('G6 M8 for %s', (country, minimum, initial, suggested) => {
    const budget = of(country)
    expect([budget.minimum, budget.initial, budget.suggested].map(written)).toEqual([
      minimum,
      initial,
      suggested,
    ])
  })

  it('reads a country in any case, and uses the default without one (G6, M8)', () => {
    expect(of('se')).toEqual(of('SE'))
    expect(of(' cz ')).toEqual(of('CZ'))
    expect([of(null), of('')]).toEqual([of('US'), of('US')])
  })
})

describe('a daily budget', () => {
  const usd = (minor: number) => checkBudget({ minor, currency: 'USD' }, of('US'))
  const czech = (minor: number) => checkBudget({ minor, currency: 'USD' }, of('CZ'))

  it('is accepted at the minimum and refused a cent below (G5)', () => {
    expect([usd(100), usd(99), usd(0)]).toEqual(['belowSuggested', 'belowMinimum', 'belowMinimum'])
    expect([czech(1100), czech(1099)]).toEqual(['belowSuggested', 'belowMinimum'])
  })

  it('is asked about from ten times the suggested one on', () =>
    expect([usd(699), usd(700), usd(6999), usd(7000), usd(70_000)]).toEqual([
      'belowSuggested',
      'usual',
      'usual',
      'unusual',
      'unusual',
    ]))

  it('is never compared with another currency', () =>
    expect(checkBudget({ minor: 700, currency: 'EUR' }, of('US'))).toBe('otherCurrency'))
})

describe('an app’s own values', () => {
  it('are merged by country', () => {
    const { promote } = resolvePolicy({
      promote: { currencies: { CZ: 'CZK' }, minimumBudget: { CZ: 25.5 }, unusualBudgetFactor: 2 },
    })
    const budget = budgetFor('CZ', promote)
    expect([budget.minimum, budget.suggested, budget.unusual].map(written)).toEqual([
      '25.5 CZK',
      '150 CZK',
      '300 CZK',
    ])
    expect(written(budgetFor('SE', promote).minimum)).toBe('1 SEK')
  })

  it('are refused when the currency cannot express them', () => {
    const { promote } = resolvePolicy({ promote: { minimumBudget: { US: 0.001 } } })
    expect(() => budgetFor('US', promote)).toThrow(new RangeError('0.001 is not an amount in USD.'))
  })
})
