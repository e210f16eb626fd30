/** The nonce of the stories' style sheets. Tests fail for style elements without it (I1). */
export const nonce = 'tackboard'

/** The policy of a strict app. In stories' tests it only reports. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'nonce-${nonce}'`,
  // 'wren.example' represents the pages that pins are created from.
  "img-src 'self' data: https://wren.example",
  "font-src 'self' data:",
].join('; ')
