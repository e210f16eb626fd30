import type { EveryEndpoint } from '../../src/api/everyEndpoint.ts'
import { createPinResponses, peopleResponses, savingResponses } from './validResponses.ts'

const data = (value: unknown) => ({ resource_response: { data: value } })
const user = {
  id: '1',
  username: 'wren',
  email: 'wren@example.com',
  full_name: 'Wren Alder',
  image_medium_url: null,
  image_large_url: null,
  partner: { is_create: true },
}
const passkeyData = { id: 'passkey-2', name: 'Laptop', created_at: null, last_used_at: null }
const passkey = data(passkeyData)
const validity = data({ is_valid: true, message: null })
const registered = data({ user, response_message: null })
const pin = data({
  imageSpec_236x: { url: '/1.webp' },
  embed: { src: '/1.gif', type: 'gif' },
  dominantColor: '#fff',
  pinner: { id: '1' },
})

/** A valid response for each endpoint. A new endpoint without one does not compile. */
export const everyResponse: { readonly [K in keyof EveryEndpoint]: unknown } = {
  logIn: { client_context: { country: 'US' }, ...data({ user }) },
  switchAccount: data({ user }),
  readPasskeyRequest: data({ challenge: 'YQ', timeout: 60_000 }),
  verifyPasskey: data({ user }),
  readPasskeyCreation: data({
    challenge: 'YQ',
    rp: { name: 'Tackboard' },
    user: { id: 'MQ', name: 'wren', displayName: 'Wren Alder' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  }),
  registerPasskey: passkey,
  readPasskeys: data([passkeyData]),
  renamePasskey: passkey,
  removePasskey: data(null),
  register: registered,
  submitBirthday: registered,
  forgotPassword: data(null),
  resendVerification: data(null),
  logOut: data(null),
  checkPasswordLink: data({ email: 'wren@example.com', username: 'wren' }),
  setPassword: data({ user }),
  checkSso: data({
    is_sso: true,
    existing_user: true,
    existing_user_is_sso: true,
    authorization_uri: 'https://sso.example/',
    redirect_uri: null,
    exchange_code_to_token_info_url: '/x/',
  }),
  exchangeSsoCode: data({
    auth_code: 'c',
    sso_id: '1',
    sso_id_token: 't',
    sso_email: 'a@b.example',
    sso_user_name: 'a',
  }),
  checkEmailExists: data(false),
  validateEmail: validity,
  validatePassword: validity,
  validateBirthday: validity,
  readFacebookProfile: data({
    id: '1',
    email: 'a@b.example',
    first_name: 'A',
    last_name: 'B',
    gender: 'x',
    birthday: '05/17/1990',
    picture: { data: { url: '/p', is_silhouette: false } },
  }),
  readFacebookLoginData: data({ connected_to_gplus: false, connected_to_google: true, has_password: true }),
  checkOffsite: data({ redirect_status: 'blocked', url: 'https://a.example/' }),
  readPin: pin,
  queryPin: pin,
  ...savingResponses,
  ...peopleResponses,
  ...createPinResponses,
  promotePin: data({ campaign_id: '7001', status: 'IN_REVIEW' }),
  promoteProductGroup: data({ campaign_id: '7001' }),
  readProfiles: data({
    profiles: [
      {
        id: '701',
        permissions: ['OWNER'],
        viewerMeetsMfaRequirement: true,
        user: {
          username: 'a',
          businessName: 'A',
          imgUrl: '/1.webp',
          eligibleForStlTool: true,
          merchantId: '1',
          scheduledPinCount: 2,
        },
      },
    ],
  }),
}
