import { describe, expect, it } from 'vitest'
import { defaultPromotePolicy } from '../policy/promotePolicy.ts'
import { addressFormats } from './addressFormats.ts'
import { businessFormOf, businessProblems, tidyBusinessInfo } from './businessForm.ts'
import { countryCodes } from './countries.ts'
import type { BusinessInfo } from './promotion.ts'
import { taxIdFormats } from './taxIds.ts'

const info = (own: Partial<BusinessInfo> = {}): BusinessInfo => ({
  name: 'Wren Pottery',
  addressLine1: '1 Lake Road',
  addressLine2: '',
  city: 'Springfield',
  region: 'Illinois',
  postalCode: '62701',
  country: 'US',
  taxId: '',
  ...own,
})

const address = (country: string) => businessFormOf(country).fields.slice(2, -1).join(' ')

describe('the order of the fields', () => {
  const lines = 'addressLine1 addressLine2'
  it.each([
    [['US', 'CA', 'AU', 'BR', 'IN'], `${lines} city region postalCode`],
    [['GB', 'NZ'], `${lines} city postalCode`],
    [
      ['DE', 'FR', 'AT', 'BE', 'CH', 'CZ', 'DK', 'FI', 'NL', 'NO', 'PL', 'PT', 'SE'],
      `${lines} postalCode city`,
    ],
    [['ES', 'IT', 'MX'], `${lines} postalCode city region`],
    [['JP', 'KR'], `postalCode region city ${lines}`],
    [['IE', 'AE', 'XX', ''], `${lines} city region postalCode`],
  ])('is that of %j', (countries, order) => {
    expect(countries.map(address)).toEqual(countries.map(() => order))
  })

  it('begins with the name and the country everywhere, and ends with the tax number', () => {
    for (const country of [...countryCodes, 'XX']) {
      const { fields } = businessFormOf(country)
      expect([fields.slice(0, 2), fields.at(-1)]).toEqual([['name', 'country'], 'taxId'])
    }
  })

  it('M8 does not depend on the case of the country', () =>
    expect(businessFormOf(' jp ')).toEqual(businessFormOf('JP')))
})

describe('what is required', () => {
  it.each([
    ['US', 'region,postalCode', 'state', 'zip'],
    ['CA', 'region,postalCode', 'province', 'postalCode'],
    ['JP', 'region,postalCode', 'prefecture', 'postalCode'],
    ['GB', 'postalCode', undefined, 'postcode'],
    ['DE', 'postalCode', undefined, 'postalCode'],
    ['IE', '', 'county', 'eircode'],
    ['AE', '', 'region', 'postalCode'],
  ])('in %s: %j', (country, required, region, code) => {
    const form = businessFormOf(country)
    expect([...form.required].filter((field) => /region|postalCode/.test(field)).join()).toBe(required)
    expect([form.region?.kind, form.postalCode.kind]).toEqual([region, code])
  })

  it('is said for each empty field at once, and spaces are empty', () => {
    const empty = { name: ' ', addressLine1: '\u00a0', city: '', region: ' ', postalCode: '  ' }
    expect(businessProblems(info(empty))).toEqual({
      name: 'nameRequired',
      addressLine1: 'addressRequired',
      city: 'cityRequired',
      region: 'regionRequired',
      postalCode: 'postalCodeRequired',
    })
    expect(Object.keys(businessProblems(info({ ...empty, country: 'DE' })))).not.toContain('region')
    expect(Object.keys(businessProblems(info({ ...empty, country: 'XX' })))).toEqual([
      'name',
      'addressLine1',
      'city',
    ])
  })
})

describe('a postal code', () => {
  it('has an example that is accepted, wherever its pattern is known', () => {
    for (const [country, { postalCode }] of Object.entries(addressFormats)) {
      expect([country, businessProblems(info({ country, postalCode: postalCode.example ?? '' }))]).toEqual([
        country,
        {},
      ])
      expect([
        country,
        businessProblems(info({ country, postalCode: `${postalCode.example}0` })).postalCode,
      ]).toEqual([country, 'postalCodeInvalid'])
    }
  })

  it('has a known pattern in every country with a currency of its own, and in about thirty', () => {
    const { other: _, ...currencies } = defaultPromotePolicy.currencies
    expect(Object.keys(currencies).filter((country) => !(country in addressFormats))).toEqual([])
    expect(Object.keys(addressFormats).length).toBeGreaterThanOrEqual(30)
  })

  it.each([
    ['US', ['62701', '62701-1234', '62701 1234', '627011234', ' 62701 ']],
    ['CA', ['k1a0b1', 'K1A 0B1', 'K1A-0B1', 'k1a 0b1']],
    ['GB', ['sw1a1aa', 'M1 1AE', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'GIR 0AA', 'EC1A  1BB', 'BX1 1LT']],
    ['GB', ['BFPO 61', 'bfpo1234', 'BF1 3AA', 'ASCN 1ZZ', 'FIQQ1ZZ', 'GX11 1AA', 'JE2 3AB', 'GB-SW1A 1AA']],
    ['BR', ['01310-100', '01310100', '01310 100', '01.310-100']],
    ['KR', ['03051', '110-110']],
    ['IE', ['D02AF30', 'a65 f4e2', 'D6W XY00', '']],
    ['NL', ['1012JS', '1012 js']],
    ['SE', ['11122', '111 22', 'SE-111 22', '111\u00a022']],
    ['DE', ['10115', 'D-10115', 'DE-10115']],
    ['PL', ['00-001', '00001', '00\u2013001']],
    ['JP', ['100-0001', '1000001', '〒100-0001', '１００－０００１', '１００ー０００１', '100−0001']],
    ['AE', ['', 'anything']],
  ])('of %s is accepted as people write it: %j', (country, codes) => {
    for (const postalCode of codes)
      expect([postalCode, businessProblems(info({ country, postalCode }))]).toEqual([postalCode, {}])
  })

  it.each([
    ['US', ['6270', '627011', 'NY 10001', 'NY-10001', '62701-']],
    ['CA', ['K1A', '1K1 A0B', '10001']],
    ['GB', ['SW1A', '12345', 'SW1A 1A']],
    ['GB', ['BFPO', 'BFPO 12345', 'ABCD 1AA']],
    ['DE', ['1011', 'F-10115', '10115a', 'D-1011', 'DED-10115']],
    ['LI', ['D-9490', 'L-9490', 'FL-949']],
    ['NL', ['1012', '1012 J']],
    ['SE', ['1112', '111-22']],
  ])('of %s is refused if it belongs elsewhere or lacks a part: %j', (country, codes) => {
    for (const postalCode of codes)
      expect([postalCode, businessProblems(info({ country, postalCode })).postalCode]).toEqual([
        postalCode,
        'postalCodeInvalid',
      ])
  })
})

describe('a tax number', () => {
  it.each([
    ['US', 'EIN'],
    ['AU', 'ABN'],
    ['DE', 'VAT'],
    ['GR', 'VAT'],
    ['GB', 'VAT'],
    ['JP', null],
    ['AE', undefined],
  ])('of %s is called %s', (country, name) => expect(businessFormOf(country).taxId?.name).toBe(name))

  it('has a hint in the whole European Union', () => {
    const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
      ' ',
    )
    expect(union.map((country) => taxIdFormats[country]?.name)).toEqual(union.map(() => 'VAT'))
  })

  it('never blocks the form', () => {
    for (const taxId of ['', 'none', '???', 'x'.repeat(10_000)])
      expect(businessProblems(info({ taxId }))).toEqual({})
  })
})

describe('what is sent', () => {
  it('is trimmed, with the country in upper case', () =>
    expect(
      tidyBusinessInfo(info({ name: ' Wren ', addressLine2: ' ', country: ' us ', taxId: ' 12-3456789 ' })),
    ).toEqual(info({ name: 'Wren', taxId: '12-3456789' })))

  it('P3 has its codes in ASCII digits, without what nobody sees', () => {
    const typed = { postalCode: '\u200b٦٢٧٠١\u202c', taxId: '１２−３４５６７８９\ufeff' }
    expect(tidyBusinessInfo(info(typed))).toEqual(info({ postalCode: '62701', taxId: '12−3456789' }))
    expect(businessProblems(info(typed))).toEqual({})
    expect(businessProblems(info({ postalCode: '\u200b' })).postalCode).toBe('postalCodeRequired')
  })

  it('P7 has no name that nobody sees', () => {
    expect(tidyBusinessInfo(info({ name: '\u200bWren\u2800' })).name).toBe('Wren')
    const blank = { name: '\u3164', addressLine1: '\u200b', city: '\u2800', region: '\u00ad' }
    expect(Object.keys(businessProblems(info(blank)))).toEqual(Object.keys(blank))
  })

  it('has no region where addresses have none', () =>
    expect([
      tidyBusinessInfo(info({ country: 'de' })).region,
      tidyBusinessInfo(info({ country: 'xx' })).region,
    ]).toEqual(['', 'Illinois']))
})
