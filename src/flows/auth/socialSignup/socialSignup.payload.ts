import type { RegisterSocialInput } from '../../../../machines/auth/socialSignup/socialSignup.types.ts'
import type { SocialCredentials, SocialSignup } from '../../../api/auth/auth.payloads.ts'
import { birthdayEpoch, parseDate, typedDate } from '../../../domain/auth/signup/birthday.ts'
import { facebookCredentials } from '../../../domain/auth/providers/facebookProfile.ts'

/** The provider's credentials, field by field. */
function proofOf(credentials: Exclude<SocialCredentials, { readonly facebook_token: string }>) {
  if ('google_open_id_token' in credentials) return { google_open_id_token: credentials.google_open_id_token }
  if ('line_id_token' in credentials) return { line_id_token: credentials.line_id_token }
  return { sso_id_token: credentials.sso_id_token }
}

/** The payload of a social sign-up: the provider's credentials and profile, the email and birthday with their sources, and the country. */
export function socialSignupPayload(
  { type, credentials, profile, email, birthday, country }: RegisterSocialInput,
  sourceSite: string,
): SocialSignup {
  const place = country !== null && { country }
  if ('facebook_id' in credentials)
    return { ...facebookCredentials({ token: credentials, profile, email, birthday, sourceSite }), ...place }
  const { first_name, last_name, image_url } = profile
  const date = parseDate(typedDate(birthday))
  return {
    type,
    ...proofOf(credentials),
    ...(first_name !== undefined && { first_name }),
    ...(last_name !== undefined && { last_name }),
    ...(image_url && { image_url }),
    ...(email && { email, email_source_site: sourceSite }),
    ...(date && { birthday: birthdayEpoch(date), birthday_source_site: sourceSite }),
    ...place,
  }
}
