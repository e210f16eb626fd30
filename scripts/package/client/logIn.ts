/** A log-in with a client whose types were made from `openapi.json`, as somebody writes it who has nothing else of Tackboard. */
import createClient from 'openapi-fetch'
import type { paths } from './api.d.ts'

declare const process: { readonly argv: readonly string[] }

const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' })
const password = 'correct horse battery'
const fixed = { app_type_from_client: 7, attempt_event: 7534, recaptchaV3Token: 'default' } as const

/** Who has logged in, or the code of the refusal. */
async function logIn(email: string, typed: string, mfa_token?: string) {
  const body = { username_or_email: email, password: typed, ...fixed, ...(mfa_token && { mfa_token }) }
  const { data, error } = await client.POST('/v3/login/', { body })
  if (data) return data.resource_response.data.user.username
  if (!error || !('resource_response' in error) || typeof error.resource_response.error === 'string')
    return error
  return error.resource_response.error.api_error_code
}

// What the document does not allow does not compile.
export const wrong = () => [
  // @ts-expect-error -- a password is required
  client.POST('/v3/login/', { body: { username_or_email: 'wren@example.com', ...fixed } }),
  // @ts-expect-error -- the password is a text
  client.POST('/v3/login/', { body: { username_or_email: 'wren@example.com', password: 1, ...fixed } }),
  // @ts-expect-error -- there is no such path
  client.POST('/v3/log-in/', {}),
]

console.log(
  JSON.stringify([
    await logIn('wren@example.com', 'wrong'),
    await logIn('wren@example.com', password),
    await logIn('mfa@example.com', password),
    await logIn('mfa@example.com', password, '123456'),
  ]),
)
