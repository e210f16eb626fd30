import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import type { SocialError } from '../../../src/errors/auth/login.errors.ts'
import { ProviderUnavailable } from '../../../src/platform/platform.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { fields, registered, startSignupOn, type SignupOptions } from '../../../testing/machines/signup.ts'

const startSignup = (options?: SignupOptions) => startSignupOn(createManualClock(), options)

const required = [
  'terms',
  'collectionUsePersonalInfo',
  'thirdPartyProvisionPersonalInfo',
  'overseasTransferPersonalInfo',
] as const

describe('§4 the consent step', () => {
  async function startConsents() {
    const running = startSignup({ needsConsents: true })
    await running.submitUpTo('register')
    expect([running.at(), running.register.calls]).toEqual(['consents', []])
    return running
  }

  it('H5 H6 registration needs the required four, and sends what was ticked', async () => {
    const { at, children, register } = await startConsents()
    const consents = () => children().consents
    for (const key of required) {
      consents()?.send({ type: 'form.submitted' })
      expect(at()).toBe('consents')
      consents()?.send({ type: 'consent.toggled', key })
    }
    consents()?.send({ type: 'form.submitted' })
    expect([at(), register.last().input.extras]).toEqual([
      'submitting.registering.waiting',
      { kr_privacy_consent_opt_in: true, marketing_notifs_opt_out: true },
    ])
  })

  it('H6 is skipped if it is off or already given', async () => {
    const { at, children, register, submitUpTo } = await startConsents()
    children().consents?.send({ type: 'all.toggled' })
    children().consents?.send({ type: 'form.submitted' })
    await register.last().reject(new ApiFailure('offline'))
    await submitUpTo('register')
    expect([at(), register.last().input.extras]).toEqual([
      'submitting.registering.waiting',
      { kr_privacy_consent_opt_in: true, marketing_notifs_opt_out: false },
    ])
    await register.last().resolve(registered)
  })

  it('H7 Back leads to the form and keeps everything', async () => {
    const { at, children, context } = await startConsents()
    children().consents?.send({ type: 'back.requested' })
    expect([at(), context()]).toMatchObject(['editing.signup.typing', fields])
  })
})

describe('§4, §8 a provider', () => {
  it('that returns a token ends the form with it', () => {
    const { actor, choose, openPopup } = startSignup()
    choose('line')
    openPopup.last().send({ type: 'popup.answered', data: { line_id_token: 't' } })
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'connected',
      provider: 'line',
      credentials: { line_id_token: 't' },
    })
  })

  it.each([
    ['popup.blocked', 'popupBlocked'],
    ['popup.windowUndefined', 'windowUndefined'],
  ] as const)('B6 %s is shown over the form, which is usable again', (type, row: SocialError) => {
    const { at, choose, context, openPopup, submit } = startSignup()
    choose('facebook')
    openPopup.last().send({ type })
    expect([at(), context().errors]).toEqual(['editing.signup.typing', { notice: `social.${row}` }])
    submit()
    expect(context().errors).toEqual({})
  })

  it("B10 whose script is blocked isn't available: a dialog says so, and leads back", async () => {
    const { at, choose, context, loadProvider, send } = startSignup()
    choose('google')
    await loadProvider.last().reject(new ProviderUnavailable('google'))
    expect([at(), context().provider]).toEqual(['providerUnavailable.form', 'google'])
    send({ type: 'notice.closed' })
    expect(at()).toBe('editing.signup.typing')
  })

  it('B12 a second click focuses the open popup; Cancel closes it', () => {
    const { at, choose, openPopup, send } = startSignup()
    choose('facebook')
    choose('facebook')
    expect([openPopup.runs.length, openPopup.last().received.length]).toEqual([1, 1])
    send({ type: 'submit.cancelled' })
    expect([at(), openPopup.last().isStopped]).toEqual(['editing.signup.typing', true])
  })
})
