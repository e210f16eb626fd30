/** What a page may load, and who may frame it. */
export const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    "img-src 'self' data: https:",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // `default-src` covers none of these. No other site may frame a page with a password field.
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
