import { splitFullName } from '../signup/names.ts'
import { readText } from './providerToken.ts'

/** The profile in the second provider's ID token. Missing names are empty strings. */
export interface GoogleProfile {
  readonly first_name: string
  readonly last_name: string
  readonly image_url?: string
}

/**
 * Reads the names and the picture from an ID token. The signature is checked by the server; the values here are only sent back with the
 * token. An invalid token gives empty names. Never throws.
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

/** The credentials for signing up with the second provider, without `type`. */
export const googleCredentials = (
  idToken: string,
): GoogleProfile & { readonly google_open_id_token: string } => ({
  google_open_id_token: idToken,
  ...googleProfile(idToken),
})

/** Decodes the middle part of a token: base64url-encoded UTF-8 JSON. */
function readPayload(idToken: string): unknown {
  try {
    const text = atob((idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (byte) => byte.charCodeAt(0))))
  } catch {
    return null
  }
}
