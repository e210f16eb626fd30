import { ssoExchangePath } from '../../fixtures/sso.ts'
import type { Handler } from '../../handlers/handler.ts'
import { checkSso as fromDb } from '../../handlers/auth/sso.ts'
import { never, serverError, slow } from '../../respond.ts'
import { popupsAgree } from './popups.ts'
import { inArea, type Situation } from '../scenario.ts'

const authorizationUri = 'https://sso.acme.example/authorize'
/** Delay of the slower of two responses, in milliseconds. */
const slowMs = 600

const answering = (checkSso: Handler<'checkSso'>): Situation => ({
  answers: { checkSso },
  platform: popupsAgree,
})

/** The same response for every email. */
const always = (
  exists: boolean,
  authorization_uri = authorizationUri,
  exchange = ssoExchangePath,
  redirect_uri: string | null = null,
) =>
  answering(() => ({
    resource_response: {
      data: {
        is_sso: true,
        existing_user: exists,
        existing_user_is_sso: exists,
        authorization_uri,
        redirect_uri,
        exchange_code_to_token_info_url: exchange,
      },
    },
  }))

/** Outcomes of the SSO check. */
export const ssoCheckScenarios = inArea('ssoCheck', {
  isSso: always(true),
  isSsoNewUser: always(false),
  isNotSso: answering(() => ({
    resource_response: {
      data: {
        is_sso: false,
        existing_user: true,
        existing_user_is_sso: false,
        authorization_uri: null,
        redirect_uri: null,
        exchange_code_to_token_info_url: null,
      },
    },
  })),
  neverAnswers: answering(never),
  fails: answering(() => serverError()),
  /** A script URL instead of the authorization page. */
  hostileUri: always(true, 'javascript:globalThis.wasRun=true'),
  /** The code would be sent to an untrusted origin. */
  hostileExchange: always(true, undefined, 'https://exchange.stranger.example/take'),
  /** The company would send the code to an untrusted origin. */
  hostileRedirect: always(true, undefined, undefined, 'https://stranger.example/take'),
  hostileRedirectNewUser: always(false, undefined, undefined, 'https://stranger.example/take'),
  /** The response for acme.example is slow and reports SSO; any other is immediate and reports none. */
  slowThenFast: answering(async (call) => {
    if (call.payload.email.endsWith('@acme.example')) await slow(slowMs)
    return fromDb(call)
  }),
})
