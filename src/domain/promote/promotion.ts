/** What an ad is for. */
export const adTypes = ['CONSIDERATION', 'WEB_CONVERSION', 'CATALOG_SALES'] as const
export type AdType = (typeof adTypes)[number]

/** What is promoted: a pin, or a product group, which has no pin. */
export type PromoteTarget =
  | { readonly kind: 'pin'; readonly pinId: string }
  | { readonly kind: 'productGroup'; readonly productGroupId: string }

/** A pin that can be promoted, as the page and its preview show it. */
export interface PromotePin {
  readonly id: string
  /** '' if it has none. */
  readonly title: string
  /** Where the pin leads; null if it leads nowhere, or the address is unsafe. */
  readonly link: string | null
  /** Null if there is none, or it is unsafe. A video has its poster. */
  readonly imageUrl: string | null
  /** `#rgb` or `#rrggbb`, shown while the picture loads. */
  readonly color: string | null
  readonly isVideo: boolean
  /** Whom the pin belongs to; null if unknown. */
  readonly ownerId: string | null
}

/** A conversion tag of the advertiser, with the events that it reports. */
export interface ConversionTag {
  readonly id: string
  readonly name: string
  /** Never empty. */
  readonly events: readonly string[]
}

/** The tag and the event that a web conversion ad is optimised for. */
export interface SelectedTag {
  readonly conversionTagId: string
  readonly conversionEvent: string
  /** The tag's name, which is only shown. Default: none, and the ID is shown. */
  readonly tagName?: string | undefined
}

/** What the server knows about the advertiser. */
export interface PromoteAccount {
  readonly hasBusinessAddress: boolean
  readonly hasBusinessInfo: boolean
  readonly hasValidBillingProfile: boolean
  readonly hasBillingInfo: boolean
  /** Whether the member has already consented to ads. */
  readonly hasConsented: boolean
  /** The country that its ads are billed in, ISO 3166. Default: the visitor's, and the page does not name it. */
  readonly country?: string | undefined
  /** The countries to choose from, where the account allows a choice. Default: its own alone. */
  readonly countries?: readonly string[] | undefined
  /** Its time zone, such as 'Europe/Berlin', in which its ads start and end. Default: the member's, and the page does not name it. */
  readonly timeZone?: string | undefined
}

/** A choice of the audience: an age group, a gender or an interest. */
export interface AudienceOption {
  /** Sent to the server. */
  readonly id: string
  readonly label: string
}

/** What the audience can be chosen from. */
export interface AudienceOptions {
  readonly ages: readonly AudienceOption[]
  readonly genders: readonly AudienceOption[]
  readonly interests: readonly AudienceOption[]
  /** Where the ad can be shown. The page then asks for at least one, and sends `places` instead of `country`. Default: not asked. */
  readonly places?: readonly AudienceOption[] | undefined
}

/** An advertiser's address and tax number. */
export interface BusinessInfo {
  readonly name: string
  readonly addressLine1: string
  /** '' if there is none. */
  readonly addressLine2: string
  readonly city: string
  /** A state, province or prefecture; '' where the country has none. */
  readonly region: string
  readonly postalCode: string
  /** ISO 3166 code, in upper case. */
  readonly country: string
  /** '' if there is none. */
  readonly taxId: string
}

/** The form's fields while nothing is filled in. */
export const noBusinessInfo: BusinessInfo = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  taxId: '',
}
