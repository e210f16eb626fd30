import { db } from '../../db.ts'
import { facebookStrangers } from '../../fixtures/strangers.ts'
import { refusal } from '../../respond.ts'
import type { Handler } from '../handler.ts'

/** The in-memory platform's token for Facebook ID '1001'. Any other token is treated as the ID itself. */
const facebookToken = 'facebook-token'

const byFacebook = (id: string) => db.users.find(({ linked }) => linked.facebook === id)
const unknownAccount = () => refusal({ message: 'That Facebook account is not known.' })

/** The profile behind an access token; 'facebook-token' is the first member's. */
export const readFacebookProfile: Handler<'readFacebookProfile'> = ({ payload }) => {
  const stranger = facebookStrangers[payload.access_token]
  if (stranger) return { resource_response: { data: stranger } }
  const user = byFacebook(payload.access_token === facebookToken ? '1001' : payload.access_token)
  if (!user) return unknownAccount()
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

/** The account's other log-in methods. */
export const readFacebookLoginData: Handler<'readFacebookLoginData'> = ({ payload }) => {
  const user = byFacebook(payload.facebook_id)
  if (!user) return unknownAccount()
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
