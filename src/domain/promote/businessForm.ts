import { tidyNumber } from '../text/typedCode.ts'
import { addressFormats, otherFormat, type AddressFormat, type AddressOrder } from './addressFormats.ts'
import { countryCode } from './countries.ts'
import { withoutPostalPrefix } from './postalPrefixes.ts'
import type { BusinessInfo } from './promotion.ts'
import { taxIdFormats, type TaxIdFormat } from './taxIds.ts'
import { visibleName } from '../text/visibleName.ts'

export type BusinessField = keyof BusinessInfo

/** The business form of a country. */
export interface BusinessForm extends Pick<AddressFormat, 'region' | 'postalCode'> {
  /** Its fields, in the country's order. A region is left out where addresses have none. */
  readonly fields: readonly BusinessField[]
  /** Those that must be filled in. */
  readonly required: ReadonlySet<BusinessField>
  /** Null if the country's is not known. */
  readonly taxId: TaxIdFormat | null
}

/** What can be wrong with a business form, by field. Nothing is ever wrong with a tax number. */
export interface BusinessProblems {
  readonly name?: 'nameRequired'
  readonly addressLine1?: 'addressRequired'
  readonly city?: 'cityRequired'
  readonly region?: 'regionRequired'
  readonly postalCode?: 'postalCodeRequired' | 'postalCodeInvalid'
}

const orders: Readonly<Record<AddressOrder, readonly BusinessField[]>> = {
  cityFirst: ['addressLine1', 'addressLine2', 'city', 'region', 'postalCode'],
  postalCodeFirst: ['addressLine1', 'addressLine2', 'postalCode', 'city', 'region'],
  largestFirst: ['postalCode', 'region', 'city', 'addressLine1', 'addressLine2'],
}

/** The business form of a country, in any case; one that is not known gets a form that accepts any address. */
export function businessFormOf(country: string): BusinessForm {
  const code = countryCode(country)
  const { order, region, postalCode } = addressFormats[code] ?? otherFormat
  const address = orders[order].filter((field) => field !== 'region' || region)
  return {
    // The country is asked first, because it decides about what follows.
    fields: ['name', 'country', ...address, 'taxId'],
    required: new Set<BusinessField>([
      'name',
      'country',
      'addressLine1',
      'city',
      ...(region?.isRequired ? (['region'] as const) : []),
      ...(postalCode.isRequired ? (['postalCode'] as const) : []),
    ]),
    region,
    postalCode,
    taxId: taxIdFormats[code] ?? null,
  }
}

/** What is sent: trimmed, the codes in ASCII digits, the country in upper case, and no region where addresses have none. */
export function tidyBusinessInfo(info: BusinessInfo): BusinessInfo {
  const country = countryCode(info.country)
  return {
    name: visibleName(info.name),
    addressLine1: visibleName(info.addressLine1),
    addressLine2: visibleName(info.addressLine2),
    city: visibleName(info.city),
    region: businessFormOf(country).region ? visibleName(info.region) : '',
    postalCode: tidyNumber(info.postalCode),
    country,
    taxId: tidyNumber(info.taxId),
  }
}

/** A typed code as it is compared: full-width digits, other hyphens and the Japanese postal mark do not matter. */
const comparable = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^〒 ?/, '')
    .toUpperCase()

/** Whether a typed code looks like one of the country, with or without 'SE-' or 'D-' in front. */
function isPostalCode(typed: string, country: string, pattern: RegExp): boolean {
  const code = comparable(typed)
  return pattern.test(code) || pattern.test(withoutPostalPrefix(code, country))
}

/** Everything that is wrong with a business form, by the rules of its country. */
export function businessProblems(info: BusinessInfo): BusinessProblems {
  const { name, addressLine1, city, region, postalCode, country } = tidyBusinessInfo(info)
  const form = businessFormOf(country)
  const { pattern } = form.postalCode
  return {
    ...(!name && { name: 'nameRequired' }),
    ...(!addressLine1 && { addressLine1: 'addressRequired' }),
    ...(!city && { city: 'cityRequired' }),
    ...(!region && form.required.has('region') && { region: 'regionRequired' }),
    ...(!postalCode && form.required.has('postalCode') && { postalCode: 'postalCodeRequired' }),
    ...(postalCode &&
      pattern &&
      !isPostalCode(postalCode, country, pattern) && { postalCode: 'postalCodeInvalid' }),
  }
}
