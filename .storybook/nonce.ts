/** The nonce of the stories' style sheets. Tests fail for style elements without it (I1). */
export const nonce = 'tackboard'

/** The policy of a strict app. Report-only in the stories' tests. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'nonce-${nonce}'`,
  "img-src 'self' data:",
  "font-src 'self' data:",
].join('; ')
