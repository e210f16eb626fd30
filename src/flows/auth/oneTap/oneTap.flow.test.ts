import { describe, expect, it } from 'vitest'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { startOneTapOn } from '../testing/oneTapFlow.ts'

const start = startOneTapOn(mockNetwork())

/** An unsigned token that says who someone is. */
const jwt = `x.${btoa(JSON.stringify({ given_name: 'Ada', family_name: 'Lovelace', picture: 'https://pictures.example/a.jpg' }))}.x`

describe.each(['plain', 'strict'] as const)('§7 what goes over the wire (%s)', (mode) => {
  it('a log-in with the token, attempt event 7534, then the social redirect', async () => {
    const { calls, log, settle, until } = start({ mode })
    await until('done')
    expect(calls.map(({ path }) => path)).toEqual(['/v3/login/'])
    expect(calls[0]?.body).toEqual({
      google_open_id_token: 'google-token',
      attempt_event: 7534,
      get_user: true,
      app_type_from_client: 7,
      recaptchaV3Token: 'v3-token-1',
    })
    expect(settle()).toEqual(['/pin/1/'])
    expect(log).toEqual([
      { level: 'info', event: 'login.succeeded', details: { provider: 'google_one_tap', method: 4 } },
    ])
  })

  it('a registration of the type google_one_tap with the names of the token, attempt event 7537', async () => {
    const { calls, frame, log, settle, until } = start({
      mode,
      given: 'oneTap.newcomer',
      oneTap: { idToken: jwt },
    })
    await until('done')
    expect(calls.map(({ path }) => path)).toEqual(['/v3/login/', '/v3/register/'])
    expect(calls[1]?.body).toEqual({
      type: 'google_one_tap',
      google_open_id_token: jwt,
      first_name: 'Ada',
      last_name: 'Lovelace',
      image_url: 'https://pictures.example/a.jpg',
      country: 'US',
      attempt_event: 7537,
      recaptchaV3Token: 'v3-token-2',
      container: 'home_page',
      app_type_from_client: 7,
    })
    expect([settle(), frame().view]).toEqual([['/pin/1/'], 'welcome'])
    expect(log.map(({ event }) => event)).toEqual(['signup.succeeded'])
  })
})

it('hands over to the app, when it wants to', async () => {
  const told: unknown[] = []
  const { settle, until } = start({
    given: 'oneTap.newcomer',
    href: 'https://tackboard.example/ideas/',
    props: { onLoggedIn: (result) => told.push(result) },
  })
  await until('done')
  expect(settle()).toEqual([])
  expect(told).toMatchObject([{ redirectTo: '/', isNew: true, user: { id: '1' } }])
})

describe('§8 missing age', () => {
  it('gives the credentials to whoever asks for the birthday', async () => {
    const told: unknown[] = []
    const { settle, until } = start({
      given: 'oneTap.missingAge',
      props: { onNeedsAge: (credentials) => told.push(credentials) },
    })
    await until('needsAge')
    expect([settle(), told]).toEqual([[], [{ google_open_id_token: 'google-token' }]])
  })

  it('leads to the sign-up page when nobody does', async () => {
    const { settle, until } = start({ given: 'oneTap.missingAge' })
    await until('needsAge')
    expect(settle()).toEqual(['/signup/'])
  })
})
