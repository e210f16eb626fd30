import assert from 'node:assert/strict'
import type { EngineName } from '../engine.ts'
import type { Check } from './check.ts'
import { bundleUnitTests, type UnitResults } from './unitTests.ts'

/** The unit tests of everything that asks `Intl`. Those of birthdays set the time zone of Node. */
const files = [
  'src/domain/money/formatMoney.test.ts',
  'src/domain/money/money.test.ts',
  'src/domain/money/money.laws.test.ts',
  'src/domain/money/readAmount.test.ts',
  'src/domain/promote/budget.test.ts',
  'src/domain/promote/campaignDates.test.ts',
  'src/domain/promote/campaignPeriod.test.ts',
  'src/domain/promote/countries.test.ts',
  'src/domain/saving/boardOrder.test.ts',
  'src/domain/saving/boardSearch.laws.test.ts',
  'src/domain/text/duration.test.ts',
  'src/domain/saving/hashtags.test.ts',
  'src/domain/search/textSegments.laws.test.ts',
  'src/domain/text/typedCode.test.ts',
  'src/messages/format.test.ts',
  'src/messages/intl.test.ts',
]

/** What fails because the data in the browser's ICU are others than in Node's: a part of the name, and the fact. */
const otherData: Readonly<Record<EngineName, Readonly<Record<string, string>>>> = {
  chromium: {
    'are those of Intl, but where CLDR': 'it has fewer currencies',
    '"tok"': 'it does not know the locale',
    'there are hundreds': 'it has fewer locales',
  },
  firefox: { '"05/03～05/12"': 'Japanese ranges name the units' },
  webkit: {
    'are those of Intl, but where CLDR': 'it does not know UYW',
    '["ar"]': 'Arabic has a decimal comma, so a mark before three digits is ambiguous',
    '"tok"': 'it does not know the locale',
    'there are hundreds': 'it has fewer locales',
  },
}

export const intlChecks: readonly Check[] = [
  {
    name: 'the unit tests of money, dates, names and messages pass with the browser’s Intl',
    run: async (page, app, engine) => {
      await page.goto(`${app}/login/`)
      const code = await bundleUnitTests(files)
      // A function, because both drivers pass on the text of one.
      const work = new Function(`return (${code})()`) as () => UnitResults
      const { count, failures } = await page.evaluate(work)
      assert.ok(count > 500, `Only ${count} tests ran.`)
      const known = Object.keys(otherData[engine])
      const isKnown = (failure: string) => known.some((part) => failure.includes(part))
      assert.deepEqual(
        failures.filter((failure) => !isKnown(failure)),
        [],
      )
      const gone = known.filter((part) => !failures.some((failure) => failure.includes(part)))
      assert.deepEqual(gone, [], 'These pass now: remove them.')
    },
  },
]
