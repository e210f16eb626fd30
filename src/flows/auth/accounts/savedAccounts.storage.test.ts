import { describe, expect, it, vi } from 'vitest'
import { noAccounts, SAVED_ACCOUNTS_KEY } from '../../../domain/auth/savedAccounts.ts'
import { createMemoryPlatform } from '../../../platform/memory.ts'
import { isOptedOut, optOut } from '../oneTap/oneTap.storage.ts'
import { forgetPerson } from './forgetPerson.ts'
import { forgetAccount, readAccounts, saveAccount, watchAccounts } from './savedAccounts.storage.ts'

const user = (id: string) => ({ id, username: `member${id}`, full_name: `Member ${id}` })
const ids = (platform: Parameters<typeof readAccounts>[0]) =>
  readAccounts(platform).accounts.map(({ id }) => id)

describe('§9 the multiple-accounts map in storage', () => {
  it('keeps the members of log-ins, and the group the server knows them by', () => {
    const platform = createMemoryPlatform()
    expect(readAccounts(platform)).toEqual(noAccounts)
    saveAccount(platform, user('1'), 'group-1')
    saveAccount(platform, user('2'))
    expect([ids(platform), readAccounts(platform).groupId]).toEqual([['1', '2'], 'group-1'])
    expect([...platform.storage.texts.keys()]).toEqual(['multiple accounts'])
  })

  it('leaves what is known of a business where the answer says nothing of it', () => {
    const platform = createMemoryPlatform()
    saveAccount(platform, { ...user('1'), partner: { is_create: true } })
    saveAccount(platform, { ...user('1'), username: 'renamed' })
    expect(readAccounts(platform).accounts).toMatchObject([{ username: 'renamed', partner: true }])
    saveAccount(platform, { ...user('1'), partner: {} })
    expect(readAccounts(platform).accounts).toMatchObject([{ partner: true }])
    saveAccount(platform, { ...user('1'), partner: null })
    expect(readAccounts(platform).accounts).toMatchObject([{ partner: false }])
  })

  it('takes is_create, not that there is a partner, for a business', () => {
    const platform = createMemoryPlatform()
    saveAccount(platform, { ...user('1'), partner: { is_create: true } })
    saveAccount(platform, { ...user('2'), partner: { is_create: false } })
    saveAccount(platform, { ...user('3'), partner: {} })
    expect(readAccounts(platform).accounts.map(({ partner }) => partner)).toEqual([true, false, false])
  })

  it('keeps the group that came with the user', () => {
    const platform = createMemoryPlatform()
    saveAccount(platform, { ...user('1'), groupId: 'group-2' })
    saveAccount(platform, user('2'))
    expect(readAccounts(platform).groupId).toBe('group-2')
  })

  it.each([
    ['corrupt', '{"accounts":['],
    ['of another kind', '[1,2]'],
    ['hostile', '{"accounts":[{"__proto__":{"id":"1"}}]}'],
  ])('C6 what is %s counts as empty, and is written over', (_, text) => {
    const platform = createMemoryPlatform()
    platform.storage.texts.set(SAVED_ACCOUNTS_KEY, text)
    expect(readAccounts(platform)).toEqual(noAccounts)
    saveAccount(platform, user('1'))
    expect(ids(platform)).toEqual(['1'])
  })

  it.each(['blocked', 'full'] as const)('C4 C5 lasts until the page goes where storage is %s', (mode) => {
    const platform = createMemoryPlatform({ storage: mode })
    saveAccount(platform, user('1'))
    expect(ids(platform)).toEqual(['1'])
  })
})

describe('C8 two tabs', () => {
  it('lose nothing: each write merges with what is stored at that moment', () => {
    const platform = createMemoryPlatform()
    saveAccount(platform, user('1'))
    const otherTabs = { groupId: 'g', accounts: [...readAccounts(platform).accounts, { ...user('2') }] }
    platform.storage.writeFromOtherTab(SAVED_ACCOUNTS_KEY, otherTabs)
    saveAccount(platform, user('3'))
    expect(ids(platform)).toEqual(['1', '2', '3'])
    forgetAccount(platform, '1')
    expect([ids(platform), readAccounts(platform).groupId]).toEqual([['2', '3'], 'g'])
  })

  it('notify each other of every change, until unsubscribed', () => {
    const platform = createMemoryPlatform()
    const listener = vi.fn<(saved: unknown) => void>()
    const stop = watchAccounts(platform, listener)
    expect(listener).toHaveBeenLastCalledWith(noAccounts)
    platform.storage.writeFromOtherTab(SAVED_ACCOUNTS_KEY, { accounts: [user('1')] })
    expect(listener).toHaveBeenLastCalledWith(
      expect.objectContaining({ accounts: [expect.objectContaining({ id: '1' })] }),
    )
    stop()
    platform.storage.writeFromOtherTab(SAVED_ACCOUNTS_KEY, {})
    expect(listener).toHaveBeenCalledTimes(2)
  })
})

describe('C14 what a person leaves behind', () => {
  it('a log-out removes the account and its preferences; device-wide data stays', () => {
    const platform = createMemoryPlatform({ stored: { 'tackboard.underage': 1 } })
    saveAccount(platform, user('1'))
    saveAccount(platform, user('2'))
    optOut(platform)
    expect(isOptedOut(platform)).toBe(true)
    forgetPerson(platform, '1')
    expect([ids(platform), isOptedOut(platform), platform.storage.texts.get('tackboard.underage')]).toEqual([
      ['2'],
      false,
      '1',
    ])
  })

  it.each([1, 'true', { yes: true }])('an opt-out is true and nothing else: %j', (value) => {
    expect(isOptedOut(createMemoryPlatform({ stored: { 'tackboard.oneTapOptOut': value } }))).toBe(false)
  })
})
