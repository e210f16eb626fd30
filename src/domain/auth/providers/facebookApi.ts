/** The first provider's version and the permissions it is asked for. auth.txt §7 "Provider scripts". */
export const FACEBOOK_VERSION = 'v2.7'
export const FACEBOOK_SCOPE = 'public_profile,email,user_friends'

/** The query of the first provider's popup: everything, or again the email that the user did not share. */
export const connectQuery = (isRerequest: boolean) =>
  isRerequest
    ? `?auth_type=rerequest&scope=email&version=${FACEBOOK_VERSION}`
    : `?scope=${FACEBOOK_SCOPE}&version=${FACEBOOK_VERSION}`

/** Whether the address of the popup asks for the email again. */
export const isEmailRerequest = (href: string) =>
  URL.canParse(href) && new URL(href).searchParams.get('auth_type') === 'rerequest'
