import { afterEach, describe, expect, it } from 'vitest'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole, field, fill, press, see, soon } from '../../../testing/stage/person.ts'
import {
  BusinessStage,
  chooseCountry,
  emptyBusiness,
  fieldNames,
  onSubmit,
} from './testing/businessStage.tsx'

afterEach(() => {
  onSubmit.mockClear()
})

describe.each(modes)('the business form, %s', (_, mount) => {
  const lines = 'addressLine1 addressLine2'
  it.each([
    ['US', `${lines} city region postalCode`, ['State'], 'ZIP code'],
    ['GB', `${lines} city postalCode`, [], 'Postcode'],
    ['DE', `${lines} postalCode city`, [], 'Postal code'],
    ['JP', `postalCode region city ${lines}`, ['Prefecture'], 'Postal code'],
    [
      'AE',
      `${lines} city region postalCode`,
      ['State, province or region (optional)'],
      'Postal code (optional)',
    ],
  ])('asks in the order of %s, by its own names', async (country, order, region, code) => {
    mount(<BusinessStage info={{ country }} />)
    await byRole('heading', 'Tell us about your business')
    expect(fieldNames().join(' ')).toBe(`name country ${order} taxId`)
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
    expect(labels).toContain(code)
    expect(labels.filter((label) => /state|prefecture|region \(/i.test(label))).toEqual(region)
  })

  it('J13 has the tokens that browsers fill in by', async () => {
    mount(<BusinessStage />)
    await byRole('button', 'Continue')
    const controls = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    expect(controls.map(({ name, autocomplete }) => `${name}: ${autocomplete}`)).toEqual([
      'name: organization',
      'country: billing country',
      'addressLine1: billing address-line1',
      'addressLine2: billing address-line2',
      'city: billing address-level2',
      'region: billing address-level1',
      'postalCode: billing postal-code',
      'taxId: off',
    ])
    expect(controls.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'name',
      'country',
      'addressLine1',
      'city',
      'region',
      'postalCode',
    ])
  })

  it('asks for digits where codes have no letters', async () => {
    mount(<BusinessStage />)
    await byRole('button', 'Continue')
    expect(field('ZIP code').inputMode).toBe('numeric')
    await chooseCountry('GB')
    await soon(() => expect(field('Postcode').inputMode).toBe(''))
  })

  it.each([
    ['US', 'Your EIN, like 12-3456789.'],
    ['DE', 'Your VAT number, like DE123456789.'],
    ['JP', 'For example T1234567890123.'],
  ])('says how a tax number of %s is written, and does not insist', async (country, hint) => {
    mount(<BusinessStage info={{ country }} />)
    await see(hint)
    expect(field('Tax number (optional)').required).toBe(false)
  })

  it('another country orders the fields anew, and keeps the focus and what was typed', async () => {
    mount(<BusinessStage />)
    await fill('Business name', 'Wren Pottery')
    await fill('City', 'Springfield')
    await fill('State', 'Illinois')
    await fill('ZIP code', '62701')
    await chooseCountry('JP')
    await soon(() => expect(fieldNames()[2]).toBe('postalCode'))
    expect([field('City').value, field('Prefecture').value, field('Postal code').value]).toEqual([
      'Springfield',
      'Illinois',
      '62701',
    ])
    await chooseCountry('DE')
    await soon(() => expect(fieldNames()).not.toContain('region'))
    await chooseCountry('US')
    await soon(() => expect(field('State').value).toBe('Illinois'))
    const country = await byRole('combobox', 'Country or region')
    expect(document.activeElement === country).toBe(true)
    await chooseCountry('DE')
    await press('Continue')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      ...emptyBusiness,
      name: 'Wren Pottery',
      city: 'Springfield',
      region: 'Illinois',
      postalCode: '62701',
      country: 'DE',
    })
  })

  it('M8 shows a country that it does not know', async () => {
    mount(<BusinessStage info={{ country: 'XX' }} />)
    const country = await byRole('combobox', 'Country or region')
    expect(country instanceof HTMLSelectElement && country.value).toBe('XX')
  })

  it('J14 submits what autofill changed without an event', async () => {
    mount(<BusinessStage />)
    await byRole('button', 'Continue')
    field('City').value = 'Oslo'
    await press('Continue')
    expect(onSubmit.mock.lastCall?.[0].city).toBe('Oslo')
  })
})
