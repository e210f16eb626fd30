import { birthdayEpoch, parseDate } from '../signup/birthday.ts'

type Maybe = string | null | undefined

/** What the first provider's profile call answers. auth.txt §3 "Profile data". */
export interface FacebookAnswer {
  readonly email?: Maybe
  readonly first_name?: Maybe
  readonly last_name?: Maybe
  readonly gender?: Maybe
  /** 'MM/DD/YYYY', or a part of it when the person shows no more. */
  readonly birthday?: Maybe
  readonly picture?:
    | { readonly data: { readonly url: string; readonly is_silhouette: boolean } }
    | null
    | undefined
}

/** What is known of a person; what the provider did not tell is left out. */
export interface FacebookProfile {
  readonly email?: string
  readonly first_name?: string
  readonly last_name?: string
  readonly gender?: string
  /** Left out for the silhouette of who has no picture. */
  readonly image_url?: string
  /** 'YYYY-MM-DD'; only a whole date that there is. */
  readonly birthday?: string | undefined
}

/** The first provider's answer in the words of the register call. auth.txt §3. */
export function facebookProfile({
  email,
  first_name,
  last_name,
  gender,
  birthday,
  picture,
}: FacebookAnswer): FacebookProfile {
  const date = wholeDate(birthday ?? '')
  return {
    ...(email && { email }),
    ...(first_name && { first_name }),
    ...(last_name && { last_name }),
    ...(gender && { gender }),
    ...(picture?.data.url && !picture.data.is_silhouette && { image_url: picture.data.url }),
    ...(date && { birthday: date }),
  }
}

/** 'MM/DD/YYYY' as a date input would hold it; '' for part of a date. */
function wholeDate(text: string): string {
  const date = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2')
  return parseDate(date) ? date : ''
}

/**
 * What signing up by the first provider sends. auth.txt §3 "First-provider credentials". An e-mail or a birthday that the person has
 * typed goes before the provider's; each goes with its source site, and neither where there is none.
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
  const { email: toldEmail, birthday: toldBirthday, ...person } = profile
  const email = request.email?.trim() || toldEmail
  const date = parseDate(request.birthday || toldBirthday || '')
  return {
    type: 'facebook' as const,
    facebook_id: token.facebook_id,
    facebook_token: token.facebook_token,
    ...person,
    ...(email && { email, email_source_site: sourceSite }),
    ...(date && { birthday: birthdayEpoch(date), birthday_source_site: sourceSite }),
  }
}
