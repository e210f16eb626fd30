import { db } from '../../db.ts'
import { facebookStrangers } from '../../fixtures/strangers.ts'
import { refusal } from '../../respond.ts'
import type { Handler } from '../handler.ts'

/** What a memory platform gives as the token of Facebook id '1001'; any other token is taken for the id itself. */
const facebookToken = 'facebook-token'

const byFacebook = (id: string) => db.users.find(({ linked }) => linked.facebook === id)
const notKnown = () => refusal({ message: 'That Facebook account is not known.' })

/** The profile behind an access token; 'facebook-token' is the first member's. auth.txt §3 "Profile data". */
export const readFacebookProfile: Handler<'readFacebookProfile'> = ({ payload }) => {
  const stranger = facebookStrangers[payload.access_token]
  if (stranger) return { resource_response: { data: stranger } }
  const user = byFacebook(payload.access_token === facebookToken ? '1001' : payload.access_token)
  if (!user) return notKnown()
  const [first_name = '', ...rest] = user.fullName.split(' ')
  return {
    resource_response: {
      data: {
        id: user.linked.facebook ?? '',
        email: user.email,
        first_name,
        last_name: rest.join(' '),
        gender: null,
        birthday: null,
        picture: null,
      },
    },
  }
}

/** How else the member of a Facebook account can log in. auth.txt §3 "Login data for recovery". */
export const readFacebookLoginData: Handler<'readFacebookLoginData'> = ({ payload }) => {
  const user = byFacebook(payload.facebook_id)
  if (!user) return notKnown()
  return {
    resource_response: {
      data: {
        connected_to_gplus: false,
        connected_to_google: Boolean(user.linked.google),
        has_password: user.password !== null,
      },
    },
  }
}
