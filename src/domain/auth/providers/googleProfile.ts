import { splitFullName } from '../signup/names.ts'
import { readText } from './providerToken.ts'

/** What the second provider's id token tells of a person; empty names where it tells none. */
export interface GoogleProfile {
  readonly first_name: string
  readonly last_name: string
  readonly image_url?: string
}

/**
 * Reads the names and the picture out of an id token. Its signature is for the server to check: nothing here is trusted further than to
 * be sent back along with the token. A text that is no token gives empty names. Never throws. auth.txt §3.
 */
export function googleProfile(idToken: string): GoogleProfile {
  const payload = readPayload(idToken)
  const { firstName, lastName } = splitFullName(readText(payload, 'name'))
  const given = readText(payload, 'given_name')
  const picture = readText(payload, 'picture')
  return {
    first_name: given ?? firstName,
    last_name: readText(payload, 'family_name') ?? (given === null ? lastName : ''),
    ...(picture && { image_url: picture }),
  }
}

/** What signing up by the second provider sends besides its type. auth.txt §3 "Second-provider credentials". */
export const googleCredentials = (
  idToken: string,
): GoogleProfile & { readonly google_open_id_token: string } => ({
  google_open_id_token: idToken,
  ...googleProfile(idToken),
})

/** The middle part of a token: JSON in UTF-8 in base64url. */
function readPayload(idToken: string): unknown {
  try {
    const text = atob((idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (byte) => byte.charCodeAt(0))))
  } catch {
    return null
  }
}
