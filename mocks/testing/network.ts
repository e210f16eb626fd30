import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { authEndpoints } from '../../src/api/auth/everyAuthEndpoint.ts'
import type { LoginCredentials, LoginPayload } from '../../src/api/auth/auth.payloads.ts'
import { toFailure } from '../../src/api/failure.ts'
import type { Failure } from '../../src/errors/failure.ts'
import { resetDb } from '../db.ts'
import { handlers } from '../handlers/index.ts'

/** The base URL of the tests' client. */
export const baseUrl = 'https://api.tackboard.example'

export const client = createClient(authEndpoints, { baseUrl })

/** A complete log-in payload with these credentials. */
export const withExtras = (
  credentials: LoginCredentials,
  extras: Partial<LoginPayload> = {},
): LoginPayload => ({
  ...credentials,
  app_type_from_client: 7,
  recaptchaV3Token: 'v3-token-1',
  attempt_event: 7534,
  ...extras,
})

/** A log-in with email and password; by default the first member's. */
export const byPassword = (
  name = 'wren@example.com',
  password = 'correct horse battery',
  extras?: Partial<LoginPayload>,
) => withExtras({ username_or_email: name, password }, extras)

/** The failure of a call that is expected to fail. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  return call.then(
    (response) => {
      throw new Error(`The call succeeded: ${JSON.stringify(response)}`)
    },
    (error: unknown) => toFailure(error),
  )
}

/** A mock network for the tests of one file. Tables and handlers are reset after each test. */
export function mockNetwork() {
  const network = setupServer(...handlers())
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    network.resetHandlers()
    resetDb()
  })
  afterAll(() => network.close())
  return network
}
