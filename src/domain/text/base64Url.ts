/** A text as base64url, the form in which browsers and servers exchange the parts of a passkey. */
export const toBase64Url = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The text that was encoded; null if this is no base64url. */
export function fromBase64Url(encoded: string): string | null {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0))
  } catch {
    return null
  }
}
