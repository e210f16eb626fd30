import { describe, expect, it, vi } from 'vitest'
import { wren } from '../../../../testing/machines/auth.ts'
import type { Session } from '../../../domain/auth/session.ts'
import { readAccounts } from '../accounts/savedAccounts.storage.ts'
import { loggedIn, origin, runEffect } from '../testing/authEffect.ts'

describe('§2 Post-login redirect', () => {
  it.each([
    ['the next of the address', '/login/?next=/pin/1/', {}, '/pin/1/'],
    [
      'the next that the app gives, before that of the address',
      '/login/?next=/pin/1/',
      { next: '/pin/2/' },
      '/pin/2/',
    ],
    ['without one, where the person is', '/pin/3/?a=1#h', {}, '/pin/3/?a=1'],
    ['on the log-in page, the default', '/login/', {}, '/home/'],
    ['A1 a foreign next is the default', '/login/?next=//evil.com', {}, '/home/'],
    ['A3 a script is the default', '/login/', { next: 'javascript:alert(1)' }, '/home/'],
    ['A6 a twice encoded one is the default', '/login/?next=%252F%252Fevil.com', {}, '/home/'],
    ['A10 anything else is the default', '/login/', { next: { path: '/x' } }, '/home/'],
    ['A11 no round to the log-in', '/login/?next=/login/', {}, '/home/'],
    ['A11 no round to the sign-up', '/login/?next=/signup/', {}, '/home/'],
    ['A11 no round to add-account', '/login/?next=/add-account/x', {}, '/home/'],
  ])('%s', (_, href, props, target) => {
    expect(runEffect(loggedIn(), { href, props }).visited).toEqual([target])
  })

  it('for social log-ins, the social default redirect', () => {
    expect(runEffect(loggedIn({ provider: 'google' })).visited).toEqual(['/social/'])
    expect(runEffect(loggedIn({ provider: 'google' }), { href: '/login/?next=/pin/1/' }).visited).toEqual([
      '/pin/1/',
    ])
  })

  it.each([
    ['wren', '/wren'],
    ['../', '/..%2F'],
    ['//evil', '/%2F%2Fevil'],
    ['a b?#', '/a%20b%3F%23'],
    ['..', '/'],
    ['', '/'],
  ])('A15 in account-switch mode, /{username}: %j', (username, target) => {
    const effect = loggedIn({ user: { ...wren, username }, provider: 'google' })
    const { visited } = runEffect(effect, {
      href: '/login/?next=/pin/1/',
      props: { isSwitchingAccount: true },
    })
    expect(visited).toEqual([target])
    expect(new URL(target, origin).origin).toBe(origin)
  })

  it('a fully logged-in visitor is led to the target too', () => {
    expect(runEffect({ type: 'auth.alreadyLoggedIn' }, { href: '/login/?next=/pin/1/' }).visited).toEqual([
      '/pin/1/',
    ])
    expect(runEffect({ type: 'auth.alreadyLoggedIn' }).visited).toEqual(['/home/'])
  })

  it('goes to the main and to trusted origins, and to no other', () => {
    const policy = { mainOrigin: 'https://main.example', trustedOrigins: ['https://trusted.example'] }
    for (const own of ['https://main.example', 'https://trusted.example'])
      expect(runEffect(loggedIn(), { props: { next: `${own}/x` }, policy }).visited).toEqual([`${own}/x`])
    expect(runEffect(loggedIn(), { props: { next: 'https://other.example/x' }, policy }).visited).toEqual([
      '/home/',
    ])
    expect(runEffect(loggedIn(), { props: { next: 'https://main.example/x' } }).visited).toEqual(['/home/'])
  })
})

describe('§3 Saved accounts', () => {
  const savedBy = (isSwitchingAccount: boolean, session?: Session) =>
    readAccounts(runEffect(loggedIn(), { props: { isSwitchingAccount }, session }).platform).accounts.map(
      ({ username }) => username,
    )
  const ada = { userId: '7', username: 'ada', fullName: 'Ada Lovelace' }

  it('an added account is saved on the device; any other log-in saves nothing', () =>
    expect([savedBy(true), savedBy(false)]).toEqual([[wren.username], []]))

  it('the account one came from is saved with it, to switch back to', () =>
    expect([savedBy(true, ada), savedBy(false, ada)]).toEqual([['ada', wren.username], []]))
})

describe('signing up', () => {
  it('§2 goes to the target, and to / instead of an empty one or the page it is done on', () => {
    const signedUp = loggedIn({ isNew: true })
    expect(runEffect(signedUp, { props: { next: '/pin/1/' } }).visited).toEqual(['/pin/1/'])
    expect(runEffect(signedUp, { props: { next: '' } }).visited).toEqual(['/'])
    expect(runEffect(signedUp).visited).toEqual(['/'])
  })

  it('§4 without a next, stays on the page where the modal is, which is loaded again', () => {
    expect(runEffect(loggedIn({ isNew: true }), { href: '/pin/3/?a=1#h' }).visited).toEqual(['/pin/3/?a=1'])
  })

  it('§2 users who are too young are sent to /', () => {
    expect(runEffect({ type: 'auth.turnedAway' }).visited).toEqual(['/'])
  })
})

describe('an app that takes over', () => {
  it('receives the member and the redirect, and does not navigate', () => {
    const onLoggedIn = vi.fn<(result: unknown) => void>()
    const { visited } = runEffect(loggedIn(), { href: '/login/?next=/pin/1/', props: { onLoggedIn } })
    expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith({
      user: wren,
      redirectTo: '/pin/1/',
      isNew: false,
      clientContext: null,
    })
    expect(visited).toEqual([])
  })

  it('§3 receives where the server places the member, beside the member', () => {
    const clientContext = {
      country: 'KR',
      countryFromHostname: null,
      countryFromIp: 'KR',
      regionFromIp: null,
    }
    const onLoggedIn = vi.fn<(result: unknown) => void>()
    runEffect(loggedIn({ user: { ...wren, clientContext, rawAnswer: 'all' } }), { props: { onLoggedIn } })
    expect(onLoggedIn.mock.calls[0]?.[0]).toMatchObject({ user: wren, clientContext, rawAnswer: 'all' })
    expect(onLoggedIn.mock.calls[0]?.[0]).not.toHaveProperty('user.rawAnswer')
  })

  it('§4 a multi-step log-in without a handler is an error in the log, and leads on all the same', () => {
    const { log, visited } = runEffect(loggedIn({ isMultiStep: true }))
    expect(log).toContainEqual({ level: 'error', event: 'login.multiStepWithoutHandler', details: {} })
    expect(visited).toEqual(['/home/'])
  })

  it('§4 with a handler, and in one step, it is none', () => {
    for (const [over, props] of [
      [{ isMultiStep: true }, { onLoggedIn: () => undefined }],
      [{}, {}],
    ] as const)
      expect(runEffect(loggedIn(over), { props }).log.map(({ level }) => level)).toEqual(['info'])
  })

  it('receives a sign-up request with the email; without a handler, the page goes to the sign-up for businesses', () => {
    const onSignUp = vi.fn<(email: string) => void>()
    const effect = { type: 'auth.signupRequested', email: 'a+b@x.example' } as const
    expect(runEffect(effect, { props: { onSignUp } }).visited).toEqual([])
    expect(onSignUp).toHaveBeenCalledExactlyOnceWith('a+b@x.example')
    expect(runEffect(effect).visited).toEqual(['/business/create/'])
  })

  it('§4 is notified that the modal was closed; in account-switch mode a dismissal is logged', () => {
    const onClose = vi.fn<() => void>()
    const plain = runEffect({ type: 'auth.dismissed', isSwitchingAccount: false }, { props: { onClose } })
    const switching = runEffect({ type: 'auth.dismissed', isSwitchingAccount: true }, { props: { onClose } })
    expect(onClose).toHaveBeenCalledTimes(2)
    expect([plain.log.length, switching.log.map(({ event }) => event)]).toEqual([
      0,
      ['accountSwitch.dismissed'],
    ])
  })
})

describe('§2 in-app navigation', () => {
  const path = '/signup/sso-business-account?email=a%40x.example'

  it.each([
    ['the sign-up', { type: 'auth.signupRequested', email: '' }, ['/business/create/']],
    ['the SSO sign-up on the same origin', { type: 'auth.ssoSignup', email: 'a@x.example' }, [path]],
    ['P13 a redirect of a member', { type: 'auth.alreadyLoggedIn' }, ['/home/', { replace: true }]],
    ['/ for users who are too young', { type: 'auth.turnedAway' }, ['/']],
  ] as const)('%s: by the app’s router', (_, effect, target) => {
    const navigate = vi.fn<(path: string) => void>()
    expect(runEffect(effect, { navigate }).visited).toEqual([])
    expect(navigate).toHaveBeenCalledExactlyOnceWith(...target)
  })

  it('the SSO sign-up on the main host: a full redirect', () => {
    const navigate = vi.fn<(path: string) => void>()
    const policy = { mainOrigin: 'https://main.example' }
    const effect = { type: 'auth.ssoSignup', email: 'a@x.example' } as const
    expect(runEffect(effect, { navigate, policy }).visited).toEqual([`https://main.example${path}`])
    expect(navigate).not.toHaveBeenCalled()
  })

  it('P13 after logging in the page is loaded; after logging in by itself, in the place of this one', () => {
    const navigate = vi.fn<(path: string) => void>()
    const given = [{}, { autologin: { line_id_token: 't' } }]
    const runs = given.map((props) => runEffect(loggedIn(), { navigate, props }))
    expect(runs.map(({ visited }) => visited)).toEqual([['/home/'], ['/home/']])
    expect(runs.map(({ platform }) => platform.navigation.redirected)).toEqual([[], ['/home/']])
    expect(navigate).not.toHaveBeenCalled()
  })
})

it('§2 without a router, the SSO sign-up is loaded on the same origin, or on the main host', () => {
  const effect = { type: 'auth.ssoSignup', email: 'a+b@x.example' } as const
  const path = '/signup/sso-business-account?email=a%2Bb%40x.example'
  const policy = { mainOrigin: 'https://main.example' }
  expect(runEffect(effect).visited).toEqual([path])
  expect(runEffect(effect, { policy }).visited).toEqual([`https://main.example${path}`])
})
