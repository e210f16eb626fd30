import { call } from '../endpoint.ts'
import { passwordLinkSchema, passwordSetSchema } from './entities/newPassword.ts'

/** The page behind the link of an email that resets a password. The spec says nothing of it. POSTs, to keep both secrets out of URLs. */
export const newPasswordEndpoints = {
  /** Whether the link can be used, and whose it is. Does not use it up. */
  checkPasswordLink: call<{ readonly token: string }>()({
    method: 'POST',
    path: '/v3/password/new/check/',
    response: passwordLinkSchema,
  }),
  setPassword: call<{ readonly token: string; readonly password: string }>()({
    method: 'POST',
    path: '/v3/password/new/',
    response: passwordSetSchema,
  }),
} as const
