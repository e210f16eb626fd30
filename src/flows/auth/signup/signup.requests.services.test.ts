import { describe, expect, it } from 'vitest'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { fields } from '../../../../testing/machines/signup.ts'
import { until } from '../testing/authServices.ts'
import { startSignupOn } from '../testing/signupServices.ts'
import type { LogEvent } from '../../runtime/logEvents.ts'

const start = startSignupOn(mockNetwork())

const paths = [
  '/v3/register/exists/',
  '/v3/email/validation/',
  '/v3/password/validation/',
  '/v3/birthday/validation/',
  '/v3/register/',
]

describe('§3, §7 what goes over the wire', () => {
  it('a sign-up by email: four questions, one registration', async () => {
    const { calls, snapshot, submit } = start()
    submit({ email: ' robin.vale+pins@example.com ' })
    await until(() => snapshot().status === 'done')
    expect(calls.map(({ path }) => path)).toEqual(paths)
    const email = 'robin.vale+pins@example.com'
    expect(calls.map(({ sent }) => sent)).toEqual([
      { email },
      { email },
      { password: fields.password, email },
      { birthday: 642_902_400, country: 'KR' },
      {
        type: 'email',
        birthday: 642_902_400,
        birthday_source_site: 'tackboard',
        country: 'KR',
        email,
        first_name: 'robin',
        last_name: '',
        password: fields.password,
        attempt_event: 7537,
        recaptchaV3Token: 'default',
        context: 'save',
        app_type_from_client: 7,
      },
    ])
    expect(snapshot().output).toMatchObject({ outcome: 'registered', user: { email } })
  })

  it('C1 no password stands in an address', async () => {
    const { calls, snapshot, submit } = start()
    submit()
    await until(() => snapshot().status === 'done')
    expect(calls.filter(({ method }) => method === 'GET').map(({ sent }) => Object.keys(sent))).toEqual([
      ['email'],
      ['email'],
    ])
  })

  it('§7 the attempt is logged with its call, and not with the checks before it', async () => {
    const log: LogEvent[] = []
    const { calls, snapshot, submit } = start({
      config: { onLog: (event) => log.push(event) },
    })
    submit()
    expect([calls.length, log]).toEqual([1, []])
    await until(() => snapshot().status === 'done')
    expect(log).toEqual([
      {
        level: 'info',
        event: 'signup.attempted',
        details: { method: 1, provider: 'email', providerCode: 'p', device: 0 },
      },
    ])
  })

  it('on a phone, led here by a page, having seen others', async () => {
    const { calls, snapshot, submit } = start({
      isPhone: true,
      referrer: 'https://elsewhere.example/',
      config: { visitedPages: '/ideas/,/pin/1/' },
    })
    submit()
    await until(() => snapshot().status === 'done')
    expect(calls.at(-1)?.sent).toMatchObject({
      app_type_from_client: 5,
      referrer: 'https://elsewhere.example/',
      visited_pages_before_login: '/ideas/,/pin/1/',
    })
  })

  it('the consents, once they are given', async () => {
    const { at, calls, snapshot, submit } = start({ needsConsents: true })
    submit()
    await until(() => at() === 'consents')
    expect(calls.map(({ path }) => path)).toEqual(paths.slice(0, 4))
    snapshot().children.consents?.send({ type: 'all.toggled' })
    snapshot().children.consents?.send({ type: 'form.submitted' })
    await until(() => snapshot().status === 'done')
    expect(calls.at(-1)?.sent).toMatchObject({
      kr_privacy_consent_opt_in: true,
      marketing_notifs_opt_out: false,
    })
  })

  it.each([
    ['1969-12-31', -86_400],
    ['1906-03-01', -2_014_588_800],
  ])('F2 born on %s: %d', async (birthday, epoch) => {
    const { calls, snapshot, submit } = start()
    submit({ birthday })
    await until(() => snapshot().status === 'done')
    expect(calls.at(-1)?.sent['birthday']).toBe(epoch)
  })

  it('an email that exists is asked about once, and nothing else is sent', async () => {
    const { calls, snapshot, submit } = start()
    submit({ email: 'wren@example.com' })
    await until(() => snapshot().status === 'done')
    expect([calls.map(({ path }) => path), snapshot().output]).toEqual([
      paths.slice(0, 1),
      { outcome: 'existing', email: 'wren@example.com', password: fields.password },
    ])
  })
})
