import { describe, expect, it } from 'vitest'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { until } from '../testing/authServices.ts'
import { startSignupOn } from '../testing/signupServices.ts'
import { UNDERAGE_COOKIE, UNDERAGE_KEY } from './underageFlag.ts'

const network = mockNetwork()
const start = startSignupOn(network)

describe('what comes back', () => {
  it.each([
    ['offline', { notice: 'signup.offline' }, 1],
    ['signup.emailNotValid', { email: 'signup.emailInvalid' }, 2],
    ['signup.passwordRefused', { password: 'signup.passwordRefused' }, 3],
    ['signup.birthdayRefused', { birthday: 'signup.birthdayRefused' }, 4],
    ['signup.serverFailed', { notice: 'signup.serverFailed' }, 5],
    ['signup.malformed', { notice: 'signup.malformed' }, 5],
    ['signup.other', { notice: 'signup.other' }, 5],
  ] as const)('D8 D9 D10 %s', async (name, errors, count) => {
    const { at, calls, clock, snapshot, submit } = start({ scenario: name })
    submit()
    await until(() => at() === 'editing.signup.typing')
    clock.advance(3_600_000)
    expect([snapshot().context.errors, calls.length]).toEqual([errors, count])
    network.resetHandlers()
    submit()
    await until(() => snapshot().status === 'done')
  })

  it('words of the server, which are shown before going on; blank ones are none', async () => {
    const { at, snapshot, submit } = start({ scenario: 'signup.hasMessage' })
    submit()
    await until(() => at() === 'respondMessage')
    expect(snapshot().context.serverMessage).toMatch(/\S/)
  })
})

describe('§4 the underage flag', () => {
  it('C9 is set as 1 by Confirm, and read again at the next visit', async () => {
    const { at, platform, snapshot, submit } = start()
    submit({ birthday: '2020-01-01' })
    expect([at(), platform.storage.texts.has(UNDERAGE_KEY)]).toEqual(['underage', false])
    snapshot().children.underage?.send({ type: 'birthday.confirmed' })
    await until(() => platform.storage.texts.has(UNDERAGE_KEY))
    expect(platform.storage.texts.get(UNDERAGE_KEY)).toBe('1')
    const next = start({ stored: { [UNDERAGE_KEY]: '1' } })
    await until(() => next.at() === 'ineligible.form')
  })

  it('C9 the cookie of the standalone step alone blocks, too', async () => {
    const { at, snapshot } = start({ cookies: { [UNDERAGE_COOKIE]: '1' } })
    await until(() => at() === 'ineligible.form')
    expect(snapshot().context.errors).toEqual({ notice: 'signup.ineligible' })
  })
})
