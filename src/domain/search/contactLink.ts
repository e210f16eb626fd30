/** The ways to reach somebody that an advisory may offer: a call or a text message. */
export const contactSchemes = ['tel', 'sms'] as const

export type ContactScheme = (typeof contactSchemes)[number]

/** A link that has the device call a number, or write a text message to it. */
export interface ContactLink {
  readonly href: string
  readonly contact: ContactScheme
}

/** Long enough for what a helpline asks for, such as 'HOME'. */
const LONGEST_BODY = 160

const pattern = /^(tel|sms):([+\d().\- ]+)(?:\?body=([^&#?]*))?$/i

/** The message that a link fills in: '' for none, null if it is unreadable, too long or not a single line. */
function bodyOf(encoded: string): string | null {
  try {
    const body = decodeURIComponent(encoded)
    return body.length > LONGEST_BODY || /\p{C}/u.test(body) ? null : body
  } catch {
    return null
  }
}

/**
 * Reads a server's `tel:` or `sms:` link; null if the scheme is not allowed. A number has 2 to 15 digits, with or without separators, which
 * are dropped. A code with `*` or `#` is refused, because it can change the settings of a phone. A message may have one line of 160
 * characters.
 */
export function contactLink(link: string, allowed: readonly ContactScheme[]): ContactLink | null {
  const [, scheme = '', written = '', encoded = ''] = pattern.exec(link.trim()) ?? []
  const contact = allowed.find((one) => one === scheme.toLowerCase())
  const number = written.replaceAll(/[().\- ]/g, '')
  const body = bodyOf(encoded)
  if (!contact || !/^\+?\d{2,15}$/.test(number) || body === null) return null
  if (contact === 'tel') return body === '' ? { href: `tel:${number}`, contact } : null
  return { href: `sms:${number}${body && `?body=${encodeURIComponent(body)}`}`, contact }
}
