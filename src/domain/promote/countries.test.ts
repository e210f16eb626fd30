import { expect, it } from 'vitest'
import { addressFormats } from './addressFormats.ts'
import { countriesIn, countryCode, countryCodes } from './countries.ts'
import { taxIdFormats } from './taxIds.ts'

it('lists each country once, and every one that has rules', () => {
  expect(countryCodes).toHaveLength(250)
  expect(new Set(countryCodes).size).toBe(250)
  const ruled = [...Object.keys(addressFormats), ...Object.keys(taxIdFormats)]
  expect(ruled.filter((code) => !countryCodes.includes(code))).toEqual([])
})

it('names each country in the person’s language, in the order of that language', () => {
  const english = countriesIn('en', 'US')
  expect(english.filter(({ code, name }) => code === name)).toEqual([])
  expect([english[0]?.code, english.find(({ code }) => code === 'DE')?.name]).toEqual(['AF', 'Germany'])
  const german = countriesIn('de', 'US').map(({ name }) => name)
  // 'Ä' sorts with 'A', not after 'Z'.
  expect(german.indexOf('Ägypten')).toBeLessThan(german.indexOf('Albanien'))
  expect(german).toContain('Deutschland')
})

it.each(['XX', 'ATLANTIS', ''])('M8 lists a country that is not known, too: %j', (own) => {
  const listed = countriesIn('en', own).filter(({ code }) => code === own)
  expect(listed).toHaveLength(1)
  expect(countriesIn('en', own)).toHaveLength(251)
})

it('M8 reads a code in any case', () => expect(countryCode(' se ')).toBe('SE'))
