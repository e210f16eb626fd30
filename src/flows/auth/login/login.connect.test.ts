import { describe, expect, it, vi } from 'vitest'
import { startLogin } from '../../../../testing/machines/login.ts'
import type { LoginEvent } from '../../../../machines/auth/login/login.types.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import type { CodeSlot } from '../../../domain/policy/codes.ts'
import { notSso } from '../../../domain/auth/providers/ssoInfo.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { connectLogin, loginCallbacks } from './login.connect.ts'

const start = () => startLogin(createManualClock())
type Login = ReturnType<typeof start>

const shown = ({ actor }: Login) => connectLogin(actor.getSnapshot())

const code = (slot: CodeSlot) => defaultPolicy.codes[slot][0] ?? null
const idle = {
  submit: 'logIn',
  isPending: false,
  isSlow: false,
  pendingProvider: null,
  isPopupOpen: false,
  errors: {},
  serverMessage: null,
  botCheck: null,
}
const team = 'team@acme.example'
const company = { isSso: true, existingUser: true, authorizationUri: 'https://sso.example/' }

describe('what the log-in form shows', () => {
  const situations: readonly (readonly [string, (login: Login) => unknown, object])[] = [
    ['at first', () => undefined, idle],
    ['while the call is in flight', ({ submit }) => submit(), { ...idle, isPending: true }],
    [
      'D13 when it takes long',
      ({ submit, clock }) => [submit(), clock.advance(5_000)],
      { ...idle, isPending: true, isSlow: true },
    ],
    [
      'after a wrong password',
      ({ fail }) => fail(code('wrongPassword')),
      { ...idle, errors: { password: 'login.wrongPassword' } },
    ],
    ['D15 after an unknown error', ({ fail }) => fail(null), idle],
    [
      "after a server's own message",
      ({ fail }) => fail(9999, { serverMessage: 'Paused.' }),
      { ...idle, errors: { email: 'login.serverMessage' }, serverMessage: 'Paused.' },
    ],
    [
      "after a named code: the server's message is not shown",
      ({ fail }) => fail(code('appleOnly'), { serverMessage: 'x' }),
      { ...idle, errors: { email: 'login.appleOnly' } },
    ],
    [
      'while a provider is asked',
      ({ choose }) => choose('line'),
      { ...idle, isPending: true, pendingProvider: 'line', isPopupOpen: true },
    ],
    [
      'B6 after a blocked popup',
      ({ choose, openPopup }) => [choose('facebook'), openPopup.last().send({ type: 'popup.blocked' })],
      { ...idle, errors: { notice: 'social.popupBlocked' } },
    ],
    [
      'while the bot check loads',
      async ({ fail, recordTimestamp }) => [
        await fail(code('tooQuick')),
        await recordTimestamp.last().resolve({ isWithin: true }),
      ],
      { ...idle, isPending: true, botCheck: 'loading', errors: { notice: 'login.tooQuick' } },
    ],
    [
      'while the bot check is solved',
      async ({ fail, recordTimestamp, send }) => [
        await fail(code('tooQuick')),
        await recordTimestamp.last().resolve({ isWithin: true }),
        send({ type: 'bot.loaded' }),
      ],
      { ...idle, botCheck: 'solving', errors: { notice: 'login.tooQuick' } },
    ],
  ]

  it.each(situations)('%s', async (_, reach, expected) => {
    const login = start()
    await reach(login)
    expect(shown(login)).toMatchObject(expected)
  })

  it('§3 an existing account that is not SSO: the password stays', async () => {
    const login = start()
    login.type(team)
    login.clock.advance(300)
    await login.checkSso.last().resolve({ ...notSso, ...company })
    expect(shown(login)).toMatchObject({ submit: 'logIn' })
  })

  it('an SSO email: the button says so, and the popup is open', async () => {
    const login = start()
    login.type(team)
    login.clock.advance(300)
    expect(shown(login)).toMatchObject({ submit: 'logIn', isPending: false })
    await login.checkSso.last().resolve({ ...notSso, ...company, existingUserIsSso: true })
    expect(shown(login)).toMatchObject({ submit: 'sso' })
    login.submit(team, '')
    expect(shown(login)).toMatchObject({ isPending: true, isPopupOpen: true, pendingProvider: null })
  })
})

describe('callbacks of the log-in form', () => {
  it.each([
    ['onEmailChange', ['a@b.example'], { type: 'email.changed', value: 'a@b.example' }],
    ['onPasswordChange', [' p '], { type: 'password.changed', value: ' p ' }],
    ['onSubmit', [{ email: 'a', password: ' p ' }], { type: 'form.submitted', email: 'a', password: ' p ' }],
    ['onProvider', ['google'], { type: 'provider.chosen', provider: 'google' }],
    ['onCancel', [], { type: 'submit.cancelled' }],
  ] as const)('%s', (name, args, event) => {
    const send = vi.fn<(event: LoginEvent) => void>()
    // SAFETY: the arguments above are the callback's own.
    ;(loginCallbacks(send)[name] as (...given: readonly unknown[]) => void)(...args)
    expect(send).toHaveBeenCalledExactlyOnceWith(event)
  })
})
