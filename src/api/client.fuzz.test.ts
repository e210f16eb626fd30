/** Whatever a server responds, a call returns what its schema allows or rejects with `ApiFailure`. D10, D11. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyResponse, responseOf, parseValid, type RawResponse } from '../../mocks/testing/anyResponse.ts'
import { createPinResponses, peopleResponses, savingResponses } from '../../mocks/testing/validResponses.ts'
import { createClient } from './client.ts'
import { everyEndpoint, type EveryEndpoint } from './everyEndpoint.ts'
import { ApiFailure } from './failure.ts'

const RUNS = 300

const data = (value: unknown) => ({ resource_response: { data: value } })
const user = {
  id: '1',
  username: 'wren',
  email: 'wren@example.com',
  full_name: 'Wren Alder',
  image_medium_url: null,
  image_large_url: null,
}
const validity = data({ is_valid: true, message: null })
const registered = data({ user, response_message: null })
const pin = data({
  imageSpec_236x: { url: '/1.webp' },
  embed: { src: '/1.gif', type: 'gif' },
  dominantColor: '#fff',
})

/** A valid response for each endpoint. A new endpoint without one does not compile. */
const truths: { readonly [K in keyof EveryEndpoint]: unknown } = {
  logIn: { client_context: { country: 'US' }, ...data({ user }) },
  switchAccount: data({ user }),
  register: registered,
  submitBirthday: registered,
  forgotPassword: data(null),
  resendVerification: data(null),
  checkSso: data({
    is_sso: true,
    existing_user: true,
    existing_user_is_sso: true,
    authorization_uri: 'https://sso.example/',
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

// SAFETY: the keys of the table are names of endpoints.
const names = Object.keys(everyEndpoint) as (keyof EveryEndpoint)[]

/** Sends a call that receives this response. */
function ask(name: keyof EveryEndpoint, raw: RawResponse): Promise<unknown> {
  const client = createClient(everyEndpoint, { fetch: () => Promise.resolve(responseOf(raw)) })
  // SAFETY: the payload does not matter here, except for the URL of the one endpoint without a path.
  const call = client[name] as (payload: object) => Promise<unknown>
  return call({ url: 'https://own.example/exchange/', email: 'a@b.example' })
}

/** The relevant part of a failure; anything but a well-typed `ApiFailure` is returned as is. */
function seenOf(reason: unknown): unknown {
  if (!(reason instanceof ApiFailure)) return reason
  const { kind, status, code, serverMessage, phoneEnd } = reason
  const isClean =
    [typeof (code ?? 0), typeof (serverMessage ?? ''), typeof (phoneEnd ?? '')].join() ===
    'number,string,string'
  return isClean ? { kind, status } : reason
}

/** The failure expected for an invalid response. */
function failureOf({ status, body }: RawResponse) {
  const isRefusal = status >= 400 && status < 500 && isJson(body)
  return { status, kind: status >= 500 ? 'server' : isRefusal ? 'refused' : 'malformed' }
}

function isJson(body: string | null): boolean {
  try {
    JSON.parse(body ?? '')
    return true
  } catch {
    return false
  }
}

describe('fuzzed responses to every call', () => {
  it.each(names)('%s: accepts a valid response', async (name) => {
    const raw = { status: 200, body: JSON.stringify(truths[name]) }
    expect(parseValid(everyEndpoint[name], raw)?.value).toMatchObject(Object(truths[name]))
    expect(await ask(name, raw)).toEqual(parseValid(everyEndpoint[name], raw)?.value)
  })

  it.each(names)(
    '%s: for any response, returns what its schema allows or rejects with ApiFailure',
    async (name) => {
      let lies = 0
      await fc.assert(
        fc.asyncProperty(anyResponse(truths[name]), async (raw) => {
          const truth = parseValid(everyEndpoint[name], raw)
          const [given] = await Promise.allSettled([ask(name, raw)])
          lies += truth ? 0 : 1
          expect(given.status === 'rejected' ? seenOf(given.reason) : given).toEqual(
            truth ? { status: 'fulfilled', value: truth.value } : failureOf(raw),
          )
        }),
        { numRuns: RUNS, seed: 7, endOnFailure: true },
      )
      expect(lies).toBeGreaterThan(RUNS / 3)
    },
  )
})
