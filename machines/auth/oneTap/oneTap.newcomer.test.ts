import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused, wren } from '../../../testing/machines/auth.ts'
import { startOneTap } from '../../../testing/machines/oneTap.ts'

const start = (options?: Parameters<typeof startOneTap>[1]) => startOneTap(createManualClock(), options)
const credentials = { google_open_id_token: 'jwt' }
const consentKeys = [
  'terms',
  'collectionUsePersonalInfo',
  'thirdPartyProvisionPersonalInfo',
  'overseasTransferPersonalInfo',
] as const

type Started = ReturnType<typeof start>

function agree({ actor }: Started) {
  const { consents } = actor.getSnapshot().children
  for (const key of consentKeys) consents?.send({ type: 'consent.toggled', key })
  consents?.send({ type: 'form.submitted' })
}

describe.each(['plain', 'strict'] as const)('§4 "or consent if the experiment is on" (%s)', (mode) => {
  it('asks before it registers, and sends the answer', async () => {
    const running = start({ mode, needsConsents: true })
    await running.toRegister()
    expect([running.at(), running.register.calls.length]).toEqual(['openingSignup', 0])
    await running.loadSignup.last().resolve()
    expect(running.at()).toBe('consents')
    agree(running)
    expect([running.at(), running.register.last().input]).toEqual([
      'registering.filling',
      { idToken: 'jwt', extras: { kr_privacy_consent_opt_in: true, marketing_notifs_opt_out: true } },
    ])
  })

  it('hands the answer on to the birthday step, which asks no second time', async () => {
    const running = start({ mode, needsConsents: true, country: 'KR' })
    await running.toRegister()
    await running.loadSignup.last().resolve()
    agree(running)
    await running.register.last().reject(refused('missingAge'))
    await running.loadSignup.last().resolve()
    expect([running.at(), running.socialSignup.last().input]).toMatchObject([
      'socialSignup',
      {
        type: 'google_one_tap',
        credentials,
        needsConsents: true,
        extras: { kr_privacy_consent_opt_in: true },
        country: 'KR',
      },
    ])
  })
})

it.each([
  ['oneTap', 'dismissed'],
  ['buttonFlow', 'offeringButton'],
] as const)(
  '"The consent back button" leads from %s to %s, and the token is dropped',
  async (offer, state) => {
    const { actor, at, context, loadSignup, toRegister } = start({ needsConsents: true })
    await toRegister(offer)
    await loadSignup.last().resolve()
    actor.getSnapshot().children.consents?.send({ type: 'back.requested' })
    expect([at(), context().idToken]).toEqual([state, ''])
  },
)

describe('§8 a missing age', () => {
  it('goes on with the birthday step and the same token, and ends registered', async () => {
    const { at, context, emitted, socialSignup, toAge } = start({ country: 'US' })
    await toAge()
    expect([at(), socialSignup.last().input]).toMatchObject([
      'socialSignup',
      { type: 'google_one_tap', credentials, needsConsents: false, extras: null, country: 'US' },
    ])
    await socialSignup.last().resolve({ outcome: 'registered', user: wren, credentials })
    expect([at(), context().idToken]).toEqual(['registered', ''])
    expect(emitted).toEqual([{ type: 'oneTap.done', user: wren, isNew: true }])
  })

  it('"Confirm … redirects to /": who is too young leaves', async () => {
    const { at, emitted, socialSignup, toAge } = start()
    await toAge()
    await socialSignup.last().resolve({ outcome: 'turnedAway' })
    expect([at(), emitted]).toEqual(['turnedAway', [{ type: 'oneTap.turnedAway' }]])
  })

  it('§8 "signup-disabled codes": the dialog of the log-in', async () => {
    const { at, context, socialSignup, toAge } = start()
    await toAge()
    await socialSignup.last().resolve({ outcome: 'prevented', provider: 'google' })
    expect([at(), context().idToken]).toEqual(['failure.googleNoMatch', ''])
  })

  it.each([
    ['oneTap', 'dismissed'],
    ['buttonFlow', 'offeringButton'],
  ] as const)('"Not now" leads from %s to %s', async (offer, state) => {
    const { at, socialSignup, toAge } = start()
    await toAge(offer)
    await socialSignup.last().resolve({ outcome: 'declined' })
    expect(at()).toBe(state)
  })

  it('B10 steps that do not load can be tried again, or left', async () => {
    const { at, loadSignup, register, send, toRegister } = start()
    await toRegister()
    await register.last().reject(refused('missingAge'))
    await loadSignup.last().reject(new Error('not fetched'))
    expect(at()).toBe('signupUnavailable')
    send({ type: 'offer.retried' })
    await loadSignup.last().resolve()
    expect(at()).toBe('socialSignup')
    send({ type: 'offer.dismissed' })
    expect(at()).toBe('dismissed')
  })
})
