import { describe, expect, it } from 'vitest'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { parseAccounts, SAVED_ACCOUNTS_KEY } from '../../../domain/auth/savedAccounts.ts'
import { account, startAccountsOn } from '../testing/accountFlow.ts'
import type { Switched } from './accountSwitcher.effects.ts'

const start = startAccountsOn(mockNetwork())

describe.each(['plain', 'strict'] as const)('§2 account-switch mode (%s)', (mode) => {
  it('is one call with the account, its group and the flags of §3, then /{username}', async () => {
    const { calls, log, platform, callbacks, props, settle, until } = start({ mode })
    expect(props()?.accounts.map(({ username }) => username)).toEqual(['wren', 'sagedogwood'])
    callbacks.onChoose('4')
    expect(props()).toMatchObject({ switchingId: '4' })
    await until(() => props() === null)
    expect(calls).toEqual([
      {
        path: '/v3/login/switch/',
        body: {
          user_id: '4',
          group_id: 'group-1',
          switch_account: true,
          get_user: true,
          attempt_event: 7534,
          app_type_from_client: 7,
          recaptchaV3Token: 'v3-token-1',
          referrer: 'https://elsewhere.example/',
          visited_pages_before_login: '/ideas/',
        },
      },
    ])
    settle()
    expect(platform.navigation.visited).toEqual(['/sagedogwood'])
    const details = { method: 7, provider: null, providerCode: 'unk', device: 0 }
    expect(log).toEqual([
      { level: 'info', event: 'accountSwitch.attempted', details },
      { level: 'info', event: 'accountSwitch.succeeded', details },
    ])
  })
})

it('hands over to the app, when it wants to', async () => {
  const { platform, callbacks, props, settle, until } = start({ isPhone: true })
  callbacks.onChoose('4')
  await until(() => props() === null)
  const told: Switched[] = []
  settle((result) => told.push(result))
  expect([told.map(({ redirectTo, user }) => [redirectTo, user.id]), platform.navigation.visited]).toEqual([
    [['/sagedogwood', '4']],
    [],
  ])
  expect(platform.botCheck.executed).toEqual(['mweb_login'])
})

it('C14 leaves the former person’s account among the saved ones, and nothing else of them', async () => {
  const { platform, callbacks, props, settle, until } = start()
  platform.storage.set('tackboard.oneTapOptOut', true)
  callbacks.onChoose('4')
  await until(() => props() === null)
  settle()
  expect([...platform.storage.texts.keys()]).toEqual([SAVED_ACCOUNTS_KEY])
})

it('takes an account off the device', () => {
  const { platform, callbacks, props, settle } = start()
  callbacks.onRemove('4')
  settle()
  expect(props()?.accounts.map(({ id }) => id)).toEqual(['1'])
  expect(platform.storage.texts.get(SAVED_ACCOUNTS_KEY)).not.toContain('sagedogwood')
})

it('puts an account back on the device, with all that was saved of it', () => {
  const { platform, callbacks, props, settle } = start()
  const before = platform.storage.texts.get(SAVED_ACCOUNTS_KEY)
  callbacks.onRemove('4')
  expect(props()?.removed?.id).toBe('4')
  callbacks.onUndo?.()
  callbacks.onUndo?.()
  settle()
  expect(props()?.accounts.map(({ id }) => id)).toEqual(['1', '4'])
  expect(platform.storage.get(SAVED_ACCOUNTS_KEY, parseAccounts)).toEqual(
    parseAccounts(JSON.parse(before ?? '')),
  )
})

it('can be cancelled', () => {
  const { callbacks, props } = start({ given: 'accountSwitcher.neverAnswers' })
  callbacks.onChoose('4')
  callbacks.onCancel()
  expect(props()).toMatchObject({ switchingId: null, error: null })
})

describe('§3 the account one came from', () => {
  const session = {
    userId: '7',
    username: 'ada',
    fullName: 'Ada Lovelace',
    imageUrl: 'https://p.example/a.jpg',
  }

  it('is saved, too, so that the switcher leads back', async () => {
    const { callbacks, props, saved, settle, until } = start({
      session,
      viewer: {
        type: 'AUTH',
        isAuth: true,
        personalization: {
          firstName: 'Ada',
          email: 'ada@analytical.org',
          hasPassword: true,
          connectedToFacebook: false,
          connectedToGoogle: false,
        },
      },
    })
    callbacks.onChoose('4')
    await until(() => props() === null)
    settle()
    expect(saved().accounts).toMatchObject([
      { id: '1' },
      { id: '4' },
      {
        id: '7',
        username: 'ada',
        email: 'ada@analytical.org',
        fullName: 'Ada Lovelace',
        imageMediumUrl: 'https://p.example/a.jpg',
        partner: false,
      },
    ])
  })

  it('keeps what is stored of it and the session does not tell', async () => {
    const { callbacks, platform, props, saved, settle, until } = start({
      session: { ...session, userId: '1', username: 'wren' },
    })
    platform.storage.set(SAVED_ACCOUNTS_KEY, {
      groupId: null,
      accounts: [{ id: '1', username: 'wren', email: 'wren@example.com', partner: true }],
    })
    callbacks.onChoose('4')
    await until(() => props() === null)
    settle()
    expect(saved().accounts[0]).toMatchObject({ id: '1', email: 'wren@example.com', partner: true })
  })

  it('is nobody where the app gives no session', async () => {
    const { callbacks, props, saved, settle, until } = start()
    callbacks.onChoose('4')
    await until(() => props() === null)
    settle()
    expect(saved().accounts).toMatchObject([{ id: '1' }, { id: '4' }])
  })
})

it('§3 the group that the server names is stored with the accounts', async () => {
  const { callbacks, platform, props, saved, settle, until } = start()
  platform.storage.set(SAVED_ACCOUNTS_KEY, { accounts: [account('4', 'sagedogwood')] })
  callbacks.onChoose('4')
  await until(() => props() === null)
  settle()
  expect(saved().groupId).toBe('group-1')
})
