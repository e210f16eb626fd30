export type Direction = 'ltr' | 'rtl'

/** The writing direction of a locale, by its language. Default: left to right. */
export const directionOf = (locale: string): Direction =>
  /^(ar|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/i.test(locale) ? 'rtl' : 'ltr'
