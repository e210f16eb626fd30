import { describe, expect, it } from 'vitest'
import { addressFormats } from './addressFormats.ts'
import { businessProblems } from './businessForm.ts'
import type { BusinessInfo } from './promotion.ts'

const info = (own: Partial<BusinessInfo>): BusinessInfo => ({
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

describe('a postal code with what its country is called in front (P10)', () => {
  it.each(
    Object.entries({
      AT: 'A-1010 AT-1010',
      AU: 'AUS-2000',
      BE: 'B-1000 BE-1000',
      BR: 'BR-40301-110',
      CA: 'CA-H3Z2Y7 CDN-K1A0B1',
      CH: 'CH-2544',
      CZ: 'CZ-10000',
      DE: 'D-26133 DE-26133 D26133',
      DK: 'DK-8660 GL-3900',
      EE: 'EE-69501 EST-69501',
      ES: 'E-28039 ES-28039',
      FI: 'FI-00550 FIN-00550 AX-22150',
      FR: 'F-75001 FR-75001',
      GB: 'GB-M25BQ UK-M25BQ',
      GR: 'GR-15124 EL-15124',
      HU: 'H-1037 HU-1037',
      IE: 'IE-A65F4E2 IRL-A65F4E2',
      IN: 'IN-110034 IND-110034',
      IT: 'I-00184 IT-00144',
      JP: 'JP-154-0023',
      KR: 'KR-03051',
      LI: 'FL-9490 LI-9490 CH-9490 FL9490',
      LT: 'LT-04340 LT04340',
      LU: 'L-4750 LU-4750',
      MX: 'MX-02860 MEX-02860',
      NL: 'NL-1234AB',
      NO: 'N-0025 NO-0025 SJ-9170',
      NZ: 'NZ-6001',
      PL: 'PL-00-950',
      PT: 'P-2725-079 PT-2725-079',
      RO: 'RO-060274',
      SE: 'S-11455 SE-11455',
      SI: 'SI-4000 SLO-4000',
      SK: 'SK-01001',
      US: 'US-95014 USA-22162-1010',
    }),
  )('is accepted in %s: %s', (country, codes) => {
    const spellings = codes
      .split(' ')
      .flatMap((code) => [code, code.replace('-', ' '), code.replace('-', ' – ')])
    expect(
      spellings.filter((postalCode) => businessProblems(info({ country, postalCode })).postalCode),
    ).toEqual([])
  })

  it('is refused everywhere when the prefix is of no country', () => {
    const foreign = Object.keys(addressFormats).filter(
      (country) => !businessProblems(info({ country, postalCode: 'QQ-12345' })).postalCode,
    )
    expect(foreign).toEqual([])
  })

  it.each([
    ['AD', 'AD500'],
    ['AZ', 'AZ 1000'],
    ['HR', 'HR-10000'],
    ['LV', 'LV-1073'],
    ['MC', 'MC-98000'],
    ['MC', 'F-98000'],
    ['MD', 'MD-2012'],
    ['SM', 'I-47890'],
  ])('is never asked about in %s: %s', (country, postalCode) =>
    expect(businessProblems(info({ country, postalCode }))).toEqual({}),
  )
})

describe('a postal code of the examples in libaddressinput (P10)', () => {
  it.each(
    Object.entries({
      AT: '1010,3741',
      AU: '2060,3171,6430,4000,4006,3001',
      BE: '4000,1000',
      BR: '40301-110,70002-900',
      CA: 'H3Z 2Y7,V8X 3X4,T0L 1K0,T0H 1A0,K1A 0B1',
      CH: '2544,1211,1556,3030',
      CZ: '100 00,251 66,530 87,110 00,225 99',
      DE: '26133,53225',
      DK: '8660,1566',
      EE: '69501,11212',
      ES: '28039,28300,28070',
      FI: '00550,00011',
      FR: '33380,34092,33506',
      GB: 'EC1Y 8SY,GIR 0AA,M2 5BQ,M34 4AB,CR0 2YR,DN16 9AA,W1A 4ZZ,EC1A 1HQ,OX14 4PG,BS18 8HF,NR25 7HG,RH6 0HP,BH23 6AA,B6 5BA,SO23 9AP,PO1 3AX,BFPO 61',
      GR: '151 24,151 10,101 88',
      HU: '1037,2380,1540',
      IE: 'A65 F4E2',
      IN: '110034,110001',
      IT: '00144,47037,39049',
      JP: '154-0023,350-1106,951-8073,112-0001,208-0032,231-0012',
      KR: '03051,110-110,699-800',
      LI: '9496,9491,9490,9485',
      LT: '04340,03500',
      LU: '4750,2998',
      MX: '02860,77520,06082',
      NL: '1234 AB,2490 AA',
      NO: '0025,0107,6631',
      NZ: '6001,6015,6332,8252,1030',
      PL: '00-950,05-470,48-300,32-015,00-940',
      PT: '2725-079,1250-096,1201-950,2860-571,1208-148',
      RO: '060274,061357,200716',
      SE: '11455,12345,10500',
      SI: '4000,1001,2500',
      SK: '010 01,023 14,972 48,921 01,975 99',
      US: '95014,22162-1010',
    }),
  )('is accepted in %s: %s', (country, codes) => {
    expect(
      codes.split(',').filter((postalCode) => businessProblems(info({ country, postalCode })).postalCode),
    ).toEqual([])
  })
})
