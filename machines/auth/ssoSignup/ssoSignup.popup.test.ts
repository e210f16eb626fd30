import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { newcomer, startSsoSignup } from '../../../testing/machines/ssoSignup.ts'

type Options = Parameters<typeof startSsoSignup>[1]
const start = (options?: Options) => startSsoSignup(createManualClock(), options)
const { requestTimeout } = defaultPolicy.timing
const robin = { idToken: 't', email: 'robin@acme.example', userName: 'Robin Vale Hart' }

describe.each(['plain', 'strict'] as const)('§4 the company is asked in its popup (%s)', (mode) => {
  it('§3 ends with the token, the email and the names: the first word, and the rest', async () => {
    const { at, checkEmailExists, clock, identify, openPopup, output, toIdentify } = start({ mode })
    await toIdentify()
    expect([at(), openPopup.last().input]).toMatchObject(['authorizing', { width: 600, height: 600 }])
    await identify.last().resolve(robin)
    expect([output(), checkEmailExists.calls, clock.pending]).toEqual([
      {
        outcome: 'identified',
        email: 'robin@acme.example',
        credentials: { sso_id_token: 't' },
        profile: { email: 'robin@acme.example', first_name: 'Robin', last_name: 'Vale Hart' },
      },
      [],
      0,
    ])
  })

  it.each([
    ['no name', null, {}],
    ['one name', 'Robin', { first_name: 'Robin' }],
    ['E7 names with many spaces', '  Robin   Vale  ', { first_name: 'Robin', last_name: 'Vale' }],
  ])('%s, and no email: the email of the address', async (_, userName, names) => {
    const { identify, output, toIdentify } = start({ mode })
    await toIdentify()
    await identify.last().resolve({ idToken: 't', email: null, userName })
    expect(output()).toMatchObject({
      outcome: 'identified',
      profile: { email: 'robin@acme.example', ...names },
    })
  })

  it.each([
    ['has an account: log in with the token at once', true, 'existing'],
    ['is free: sign up with it', false, 'identified'],
  ])('another email from the company %s', async (_, exists, outcome) => {
    const { at, checkEmailExists, identify, output, toIdentify } = start({ mode })
    await toIdentify()
    await identify.last().resolve({ ...robin, email: 'vale@acme.example' })
    expect([at(), checkEmailExists.last().input]).toEqual(['checkingAccount', { email: 'vale@acme.example' }])
    await checkEmailExists.last().resolve(exists)
    expect(output()).toMatchObject({
      outcome,
      email: 'vale@acme.example',
      credentials: { sso_id_token: 't' },
    })
  })

  it('if that cannot be found out, the register call decides', async () => {
    const running = start({ mode })
    await running.toIdentify()
    await running.identify.last().resolve({ ...robin, email: 'vale@acme.example' })
    await running.checkEmailExists.last().reject(new ApiFailure('offline'))
    expect(running.output()).toMatchObject({ outcome: 'identified' })
    const late = start({ mode })
    await late.toIdentify()
    await late.identify.last().resolve({ ...robin, email: 'vale@acme.example' })
    late.clock.advance(requestTimeout)
    expect([late.output(), late.clock.pending]).toMatchObject([{ outcome: 'identified' }, 0])
  })
})

describe('§8 the popup fails: back at the button, with the error, which is logged', () => {
  const opened = async () => {
    const running = start()
    await running.checkSso.last().resolve(newcomer)
    running.send({ type: 'sso.chosen' })
    return running
  }

  it.each([
    ['B6 blocked', { type: 'popup.blocked' }, 'social.popupBlocked'],
    ['B15 no window', { type: 'popup.windowUndefined' }, 'social.windowUndefined'],
    [
      'B4 a state that is not ours',
      { type: 'popup.answered', data: { code: 'c', state: 'forged' } },
      'social.failed',
    ],
  ] as const)('%s', async (_, event, row) => {
    const { at, context, emitted, identify, openPopup } = await opened()
    openPopup.last().send(event)
    expect([at(), context().errors, identify.calls]).toEqual(['offering', { notice: row }, []])
    expect(emitted).toMatchObject([{ type: 'attempt.failed', row, provider: 'sso' }])
  })

  it('§4 a closed popup reports OTHER_ERROR, a blocked one POPUP_DISABLED', async () => {
    const { clock, emitted, openPopup, send } = await opened()
    openPopup.last().send({ type: 'popup.blocked' })
    send({ type: 'sso.chosen' })
    openPopup.last().send({ type: 'popup.closed' })
    clock.advance(defaultPolicy.timing.popupCloseGrace)
    expect(emitted).toMatchObject([
      { row: 'social.popupBlocked', reason: 'POPUP_DISABLED' },
      { row: 'social.popupClosed', reason: 'OTHER_ERROR' },
    ])
  })

  it('refused by the company', async () => {
    const { at, context, openPopup } = await opened()
    const state = new URL(openPopup.last().input.url).searchParams.get('state')
    openPopup.last().send({ type: 'popup.answered', data: { error: 'access_denied', state } })
    expect([at(), context().errors]).toEqual(['offering', { notice: 'social.failed' }])
  })

  it('B7 closed', async () => {
    const { at, clock, context, openPopup } = await opened()
    openPopup.last().send({ type: 'popup.closed' })
    clock.advance(defaultPolicy.timing.popupCloseGrace)
    expect([at(), context().errors]).toEqual(['offering', { notice: 'social.popupClosed' }])
  })

  it("B15 'No tokens returned'", async () => {
    const { at, context, identify, toIdentify } = start()
    await toIdentify()
    await identify.last().resolve(null)
    expect([at(), context().errors]).toEqual(['offering', { notice: 'social.noTokens' }])
  })

  it('B4 each try has its own state, and clears the error', async () => {
    const { context, openPopup, send } = await opened()
    openPopup.last().send({ type: 'popup.blocked' })
    send({ type: 'sso.chosen' })
    const states = openPopup.runs.map(({ input }) => new URL(input.url).searchParams.get('state'))
    expect([new Set(states).size, context().errors]).toEqual([2, {}])
  })

  it('B12 a second press brings the popup to the front; Cancel closes it', async () => {
    const { at, openPopup, send } = await opened()
    send({ type: 'sso.chosen' })
    expect([openPopup.last().received, openPopup.runs.length]).toEqual([[{ type: 'popup.focused' }], 1])
    send({ type: 'submit.cancelled' })
    expect([at(), openPopup.last().isStopped]).toEqual(['offering', true])
  })

  it('D6 I5 a stopped page leaves no window, call or timer', async () => {
    const { actor, clock, openPopup } = await opened()
    actor.stop()
    expect([openPopup.last().isStopped, clock.pending]).toEqual([true, 0])
  })
})
