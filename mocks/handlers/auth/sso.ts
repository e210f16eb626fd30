import { db, findSsoDomain, findUser } from '../../db.ts'
import { ssoExchangePath, ssoRedirectPath } from '../../fixtures/sso.ts'
import { refusal } from '../../respond.ts'
import type { Handler } from '../handler.ts'

/** Whether an email uses SSO, and where to authorize. */
export const checkSso: Handler<'checkSso'> = ({ payload }) => {
  const row = findSsoDomain(payload.email)
  const exists = Boolean(findUser(payload.email))
  return {
    resource_response: {
      data: {
        is_sso: Boolean(row),
        existing_user: exists,
        existing_user_is_sso: exists && Boolean(row),
        authorization_uri: row?.authorizationUri ?? null,
        redirect_uri: row ? ssoRedirectPath : null,
        exchange_code_to_token_info_url: row ? ssoExchangePath : null,
      },
    },
  }
}

/** Exchanges a popup's code for an auth code and a token. */
export const exchangeSsoCode: Handler<'exchangeSsoCode'> = ({ payload }) => {
  const row = db.ssoDomains.find(({ code }) => code === payload.code)
  if (!row) return refusal({ message: 'That sign-in code is not known.' })
  return {
    resource_response: {
      data: {
        auth_code: row.authCode,
        sso_id: row.newcomer.id,
        sso_id_token: row.newcomer.idToken,
        sso_email: row.newcomer.email,
        sso_user_name: row.newcomer.userName,
      },
    },
  }
}
