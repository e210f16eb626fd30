import * as v from 'valibot'
import { maybe } from './call.ts'

const text = v.string()

/** An account saved on the device. */
export const savedAccount = v.object({ user_id: text, group_id: maybe(text) })

/** The different ways to identify somebody. auth.txt §3. */
export const credentials = v.union([
  v.object({ username_or_email: text, password: text }),
  v.object({ facebook_id: text, facebook_token: text }),
  v.object({ google_open_id_token: text }),
  v.object({ line_id_token: text }),
  v.object({ sso_user_email: text, sso_auth_code: text }),
  v.object({ sso_id_token: text }),
  savedAccount,
])

/** Fields that accompany any credentials. */
export const loginExtras = v.object({
  facebook_autologin: maybe(v.boolean()),
  autologin: maybe(v.boolean()),
  get_user: maybe(v.boolean()),
  switch_account: maybe(v.boolean()),
  referrer: maybe(text),
  app_type_from_client: v.picklist([7, 5]),
  visited_pages_before_login: maybe(text),
  recaptchaV2Token: maybe(text),
  recaptchaV3Token: text,
  mfa_token: maybe(text),
  mfa_method: maybe(v.picklist(['sms', 'totp', 'backup_code'])),
  mfa_remember_device: maybe(v.literal(true)),
  mfa_resend: maybe(v.boolean()),
})

const emailSignup = v.object({
  type: v.literal('email'),
  birthday: v.pipe(v.number(), v.integer()),
  birthday_source_site: text,
  country: v.nullable(text),
  email: text,
  first_name: text,
  last_name: v.literal(''),
  password: text,
})

/** What a provider says of somebody who signs up. */
const socialSignup = v.object({
  type: v.picklist(['facebook', 'google', 'google_one_tap', 'line', 'sso']),
  birthday: maybe(v.pipe(v.number(), v.integer())),
  birthday_source_site: maybe(text),
  country: maybe(v.nullable(text)),
  email: maybe(text),
  email_source_site: maybe(text),
  first_name: maybe(text),
  last_name: maybe(text),
  gender: maybe(text),
  image_url: maybe(text),
  facebook_id: maybe(text),
  facebook_token: maybe(text),
  google_open_id_token: maybe(text),
  line_id_token: maybe(text),
  sso_id_token: maybe(text),
})

/** Payload of the register call. */
export const signup = v.intersect([
  v.union([emailSignup, socialSignup]),
  v.object({
    kr_privacy_consent_opt_in: maybe(v.boolean()),
    marketing_notifs_opt_out: maybe(v.boolean()),
    attempt_event: v.literal(7537),
    recaptchaV3Token: text,
    context: text,
    referrer: maybe(text),
    app_type_from_client: v.picklist([7, 5]),
    visited_pages_before_login: maybe(text),
  }),
])
