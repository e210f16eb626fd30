import * as v from 'valibot'
import type { authEndpoints } from '../../src/api/auth/everyAuthEndpoint.ts'
import { call, id, maybe, nothing, type AllTrue, type Calls, type Untrue } from './call.ts'
import { passkeyCalls } from './passkeys.ts'
import { credentials, loginExtras, savedAccount, signup } from './credentials.ts'

const text = v.string()
const birthday = v.pipe(v.number(), v.integer())
const ofFacebook = v.object({ facebook_id: text, facebook_token: text })
const email = v.object({ email: text })

/** The calls for logging in and signing up. auth.txt §7. */
export const authCalls = {
  logIn: call(
    'Logs a member in, with exactly one kind of credentials.',
    v.intersect([credentials, loginExtras, v.object({ attempt_event: v.literal(7534) })]),
    {
      username_or_email: 'wren@example.com',
      password: 'correct horse battery',
      app_type_from_client: 7,
      recaptchaV3Token: 'default',
      attempt_event: 7534,
    },
    'Sets the cookie of the session. With `mfa_token`, it is the second step of a log-in with a code, and `mfa_method` says where the code comes ' +
      'from, unless from a message. With `mfa_remember_device`, a correct code also sets a separate cookie, which later log-ins of the ' +
      'same member take in place of a code.',
  ),
  forgotPassword: call(
    'Sends an email to reset the password.',
    v.object({ username_or_email: text, type: v.picklist(['unified', 'reset']) }),
    { username_or_email: 'wren', type: 'reset' },
  ),
  checkSso: call('Says whether an email belongs to a company with single sign-on.', email, {
    email: 'team@acme.example',
  }),
  exchangeSsoCode: call(
    'Exchanges the code of a single sign-on for tokens.',
    v.object({ url: text, code: text, state: text }),
    { url: 'http://127.0.0.1:4010/v3/sso/exchange/', code: 'acme-code', state: 'state-1' },
    'Its URL is the `exchange_code_to_token_info_url` that `checkSso` answers with, on your own or a trusted origin; the path here is that ' +
      'of the mock server. It is called without cookies, except on the page’s own origin.',
  ),
  readFacebookProfile: call(
    'Reads what the first provider knows about somebody who signs up.',
    v.object({ access_token: text, pii_safe_birthday: v.literal(true), fields: text }),
    {
      access_token: 'facebook-stranger',
      pii_safe_birthday: true,
      fields: 'picture.type(large),id,first_name,last_name,email,gender',
    },
  ),
  readFacebookLoginData: call(
    'Says how else somebody with an account at the first provider can log in.',
    ofFacebook,
    { facebook_id: '1001', facebook_token: 'facebook-token' },
  ),
  checkEmailExists: call('Says whether an account has this email.', email, { email: 'wren@example.com' }),
  validateEmail: call('Says whether somebody can sign up with this email.', email, {
    email: 'robin.new@example.com',
  }),
  validatePassword: call(
    'Says whether a password is good enough.',
    v.object({ password: text, email: text }),
    { password: 'wide open sky 42', email: 'robin.new@example.com' },
    'A POST, so that no log of addresses has the password.',
  ),
  validateBirthday: call(
    'Says whether somebody born then may sign up. In epoch seconds.',
    v.object({ birthday, country: v.nullable(text) }),
    { birthday: 951_782_400, country: 'US' },
  ),
  register: call(
    'Signs somebody up, by email or with what a provider says about them, and logs them in.',
    signup,
    {
      type: 'email',
      birthday: 951_782_400,
      birthday_source_site: 'tackboard',
      country: 'US',
      email: 'robin.new@example.com',
      first_name: 'robin.new',
      last_name: '',
      password: 'wide open sky 42',
      attempt_event: 7537,
      recaptchaV3Token: 'default',
      context: 'loginmodal',
      app_type_from_client: 7,
    },
    'Sets the cookie of the session. A `response_message` is shown before the member goes on.',
  ),
  checkOffsite: call(
    'Says whether a link to another site is safe. An answer has a status or a URL.',
    v.object({
      url: text,
      check_only: v.literal(true),
      pin_id: maybe(text),
      third_party_ad: maybe(text),
      client_tracking_params: maybe(text),
      aux_data: maybe(text),
    }),
    { url: 'https://acme.example/lakes', check_only: true },
  ),
  submitBirthday: call(
    'Saves the birthday of a member who has not given it yet. In epoch seconds.',
    v.object({
      birthday,
      birthday_source_site: text,
      kr_privacy_consent_opt_in: maybe(v.boolean()),
      marketing_notifs_opt_out: maybe(v.boolean()),
    }),
    { birthday: 951_782_400, birthday_source_site: 'tackboard' },
  ),
  resendVerification: call('Sends the email with the link to verify an address again.', nothing, {}),
  logOut: call('Ends the session of the member. Answered 401, there was none any more.', nothing, {}),
  checkPasswordLink: call(
    'Says whether a link to reset a password can be used, and whose it is. Does not use it up.',
    v.object({ token: text }),
    { token: 'wrens-link' },
    'A POST, so that no log of addresses has the token. Of `email` and `username`, each may be null: the page then does not name the account.',
  ),
  setPassword: call(
    'Sets a new password, and uses up the link that allows to.',
    v.object({ token: text, password: text }),
    { token: 'wrens-link', password: 'wide open sky 42' },
    'With a `user`, it has logged the member in and sets the cookie of the session; with null, as for members with two-factor, the page leads ' +
      'to the log-in.',
  ),
  switchAccount: call(
    'Logs in to another account that is saved on the device. The server knows the device by its cookies.',
    v.intersect([
      savedAccount,
      v.object({
        referrer: maybe(text),
        app_type_from_client: v.picklist([7, 5]),
        visited_pages_before_login: maybe(text),
        recaptchaV2Token: maybe(text),
        recaptchaV3Token: text,
        mfa_token: maybe(text),
        mfa_method: maybe(v.picklist(['sms', 'totp', 'backup_code'])),
        mfa_remember_device: maybe(v.literal(true)),
        mfa_resend: maybe(v.boolean()),
        switch_account: v.literal(true),
        get_user: v.literal(true),
        attempt_event: v.literal(7534),
      }),
    ]),
    {
      user_id: '4',
      app_type_from_client: 7,
      recaptchaV3Token: 'default',
      switch_account: true,
      get_user: true,
      attempt_event: 7534,
    },
    'Sets the cookie of the session.',
  ),
  readPin: call(
    'Reads the picture of a pin above a form, when acting for another profile.',
    v.object({ id, field_set_key: v.literal('detailed'), orbac_subject_id: maybe(text) }),
    { id: '1', field_set_key: 'detailed', orbac_subject_id: '701' },
  ),
  queryPin: call('Reads the picture of a pin above a form.', v.object({ pinId: id }), { pinId: '1' }),
  ...passkeyCalls,
} satisfies Calls<typeof authEndpoints>

true satisfies AllTrue<Untrue<typeof authCalls, typeof authEndpoints>>
