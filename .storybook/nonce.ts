/** The nonce that the style sheets of stories carry: the tests refuse a style element without it (behaviour I1). */
export const nonce = 'tackboard'

/** What a strict app sends. Reported only, in the stories' tests. */
export const contentSecurityPolicy = `default-src 'self'; script-src 'self'; style-src 'nonce-${nonce}'; img-src 'self' data:; font-src 'self' data:`
