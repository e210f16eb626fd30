import { birthdayEpoch, parseDate } from '../signup/birthday.ts'
import { trimTyped } from '../../text/trimTyped.ts'

/** The response of the first provider's profile call. */
export interface FacebookResponse {
  readonly email?: string | null | undefined
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  readonly gender?: string | null | undefined
  /** 'MM/DD/YYYY', or part of it, depending on the person's privacy settings. */
  readonly birthday?: string | null | undefined
  readonly picture?:
    | { readonly data: { readonly url: string; readonly is_silhouette: boolean } }
    | null
    | undefined
}

/** A person's profile, without the fields the provider did not return. */
export interface FacebookProfile {
  readonly email?: string
  readonly first_name?: string
  readonly last_name?: string
  readonly gender?: string
  /** Omitted if the picture is the provider's placeholder. */
  readonly image_url?: string
  /** 'YYYY-MM-DD'. Omitted unless it is a complete, valid date. */
  readonly birthday?: string | undefined
}

/** Maps the first provider's response to the field names of the register call. */
export function facebookProfile({
  email,
  first_name,
  last_name,
  gender,
  birthday,
  picture,
}: FacebookResponse): FacebookProfile {
  const date = completeDate(birthday ?? '')
  return {
    ...(email && { email }),
    ...(first_name && { first_name }),
    ...(last_name && { last_name }),
    ...(gender && { gender }),
    ...(picture?.data.url && !picture.data.is_silhouette && { image_url: picture.data.url }),
    ...(date && { birthday: date }),
  }
}

/** Converts 'MM/DD/YYYY' to 'YYYY-MM-DD'; returns '' for a partial or invalid date. */
function completeDate(text: string): string {
  const date = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2')
  return parseDate(date) ? date : ''
}

/**
 * The credentials for signing up with the first provider. A typed email or birthday takes precedence over the provider's, and each is
 * sent with its source site. auth.txt §3 "First-provider credentials".
 */
export function facebookCredentials(request: {
  readonly token: { readonly facebook_id: string; readonly facebook_token: string }
  readonly profile: FacebookProfile
  readonly email?: string | undefined
  /** 'YYYY-MM-DD'. */
  readonly birthday?: string | undefined
  readonly sourceSite: string
}) {
  const { token, profile, sourceSite } = request
  const { email: profileEmail, birthday: profileBirthday, ...person } = profile
  const email = trimTyped(request.email ?? '') || profileEmail
  const date = parseDate(request.birthday || profileBirthday || '')
  return {
    type: 'facebook' as const,
    facebook_id: token.facebook_id,
    facebook_token: token.facebook_token,
    ...person,
    ...(email && { email, email_source_site: sourceSite }),
    ...(date && { birthday: birthdayEpoch(date), birthday_source_site: sourceSite }),
  }
}
