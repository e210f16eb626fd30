/** The codes of ISO 3166-1, and Kosovo's XK, which post offices use. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF ' +
  'CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI ' +
  'GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ ' +
  'LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO ' +
  'NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST ' +
  'SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

/** A country as a list shows it. */
export interface Country {
  /** ISO 3166 code, in upper case. */
  readonly code: string
  /** Its name in the person's language; the code if it has none. */
  readonly name: string
}

/** The code as it is compared and sent: trimmed, in upper case. */
export const countryCode = (text: string): string => text.trim().toUpperCase()

/** Returns a function for a country's name in the locale; its code if it has none. */
export function countryNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return (code) => (/^[A-Z]{2}$/.test(code) && names.of(code)) || code
}

/**
 * Every country by its name in the locale, in the locale's order. `own` is listed even if it is none of them, so that a form
 * shows what it was given.
 */
export function countriesIn(locale: string, own: string): readonly Country[] {
  const nameOf = countryNames(locale)
  const { compare } = new Intl.Collator(locale)
  const codes = countryCodes.includes(own) ? countryCodes : [...countryCodes, own]
  return codes.map((code) => ({ code, name: nameOf(code) })).toSorted((a, b) => compare(a.name, b.name))
}
