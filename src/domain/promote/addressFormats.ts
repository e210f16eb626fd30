/** The parts of an address, in the order that its country writes them. */
export type AddressOrder = 'cityFirst' | 'postalCodeFirst' | 'largestFirst'

/** What a country calls its regions; `region` where it is not known. */
export type RegionKind = 'state' | 'province' | 'prefecture' | 'county' | 'region'

/** What a country calls its postal code. */
export type PostalCodeKind = 'zip' | 'postcode' | 'pin' | 'eircode' | 'postalCode'

/** How a country writes its addresses. */
export interface AddressFormat {
  readonly order: AddressOrder
  /** Null where addresses have no region. */
  readonly region: { readonly kind: RegionKind; readonly isRequired: boolean } | null
  readonly postalCode: {
    readonly kind: PostalCodeKind
    readonly isRequired: boolean
    /** What the whole code looks like, in upper case; null if it is not known. */
    readonly pattern: RegExp | null
    readonly example: string | null
  }
}

type Region = AddressFormat['region']

const needed = (kind: RegionKind): Region => ({ kind, isRequired: true })

const format =
  (order: AddressOrder, kind: PostalCodeKind, region: Region = null) =>
  (pattern: RegExp, example: string): AddressFormat => ({
    order,
    region,
    postalCode: { kind, isRequired: true, pattern, example },
  })

const continental = format('postalCodeFirst', 'postalCode')
const british = format('cityFirst', 'postcode')

/** Of a country that is not in the table: everything can be filled in, and nothing is refused. */
export const otherFormat: AddressFormat = {
  order: 'cityFirst',
  region: { kind: 'region', isRequired: false },
  postalCode: { kind: 'postalCode', isRequired: false, pattern: null, example: null },
}

/**
 * Countries whose format is known. The patterns are generous: what a post office would deliver is accepted, with or without the space or
 * hyphen.
 */
export const addressFormats: Readonly<Record<string, AddressFormat>> = {
  AT: continental(/^\d{4}$/, '1010'),
  AU: format('cityFirst', 'postcode', needed('state'))(/^\d{4}$/, '2000'),
  BE: continental(/^\d{4}$/, '1000'),
  BR: format('cityFirst', 'postalCode', needed('state'))(/^\d{2}\.?\d{3}[ -]?\d{3}$/, '01310-100'),
  CA: format('cityFirst', 'postalCode', needed('province'))(/^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/, 'K1A 0B1'),
  CH: continental(/^\d{4}$/, '8001'),
  CZ: continental(/^\d{3} ?\d{2}$/, '110 00'),
  DE: continental(/^\d{5}$/, '10115'),
  DK: continental(/^\d{4}$/, '1050'),
  EE: continental(/^\d{5}$/, '10111'),
  ES: format('postalCodeFirst', 'postalCode', needed('province'))(/^\d{5}$/, '28013'),
  FI: continental(/^\d{5}$/, '00100'),
  FR: continental(/^\d{2} ?\d{3}$/, '75001'),
  // With the forces' BFPO numbers, and the codes of overseas territories such as the Falkland Islands.
  GB: british(
    /^(GIR ?0AA|BFPO ?(C\/O ?)?\d{1,4}|[A-Z]{4} ?1ZZ|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/,
    'SW1A 1AA',
  ),
  GR: continental(/^\d{3} ?\d{2}$/, '105 57'),
  HU: continental(/^\d{4}$/, '1051'),
  // Many addresses are written without either.
  IE: {
    order: 'cityFirst',
    region: { kind: 'county', isRequired: false },
    postalCode: {
      kind: 'eircode',
      isRequired: false,
      pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
      example: 'D02 AF30',
    },
  },
  IN: format('cityFirst', 'pin', needed('state'))(/^\d{3} ?\d{3}$/, '110001'),
  IT: format('postalCodeFirst', 'postalCode', needed('province'))(/^\d{5}$/, '00184'),
  JP: format('largestFirst', 'postalCode', needed('prefecture'))(/^\d{3}[ -]?\d{4}$/, '100-0001'),
  // Six digits with a hyphen were the format until 2015.
  KR: format('largestFirst', 'postalCode', needed('province'))(/^(\d{5}|\d{3}-\d{3})$/, '03051'),
  LI: continental(/^\d{4}$/, '9490'),
  LT: continental(/^\d{5}$/, '01100'),
  LU: continental(/^\d{4}$/, '1111'),
  MX: format('postalCodeFirst', 'postalCode', needed('state'))(/^\d{5}$/, '06000'),
  NL: continental(/^\d{4} ?[A-Z]{2}$/, '1012 JS'),
  NO: continental(/^\d{4}$/, '0150'),
  NZ: british(/^\d{4}$/, '6011'),
  PL: continental(/^\d{2}[ -]?\d{3}$/, '00-001'),
  PT: continental(/^\d{4}[ -]?\d{3}$/, '1100-148'),
  RO: continental(/^\d{6}$/, '010011'),
  SE: continental(/^\d{3} ?\d{2}$/, '111 22'),
  SI: continental(/^\d{4}$/, '1000'),
  SK: continental(/^\d{3} ?\d{2}$/, '811 01'),
  US: format('cityFirst', 'zip', needed('state'))(/^\d{5}([ -]?\d{4})?$/, '10001'),
}
