import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accountOf,
  mergeAccounts,
  noAccounts,
  parseAccounts,
  type SavedAccount,
  type SavedAccounts,
} from './savedAccounts.ts'

const account = (id: string, over: Partial<SavedAccount> = {}): SavedAccount => ({
  id,
  username: `member${id}`,
  email: `member${id}@analytical.org`,
  fullName: `Member ${id}`,
  imageMediumUrl: `https://pictures.example/${id}.jpg`,
  imageLargeUrl: null,
  partner: false,
  ...over,
})

const saved = (...accounts: readonly SavedAccount[]): SavedAccounts => ({ groupId: 'g', accounts })
const ids = ({ accounts }: SavedAccounts) => accounts.map(({ id }) => id)

describe('§3 Saved accounts', () => {
  it('survive a round trip through storage', () => {
    const stored = saved(account('2', { partner: true }), account('1'))
    expect(parseAccounts(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
    expect(parseAccounts(JSON.parse(JSON.stringify(noAccounts)))).toEqual(noAccounts)
  })

  it("are created from a log-in's user", () => {
    expect(
      accountOf({
        id: '7',
        username: 'ada',
        email: 'ada@analytical.org',
        full_name: 'Ada Lovelace',
        image_medium_url: 'https://pictures.example/m.jpg',
        image_large_url: 'https://pictures.example/l.jpg',
        partner: { is_create: true },
      }),
    ).toEqual({
      id: '7',
      username: 'ada',
      email: 'ada@analytical.org',
      fullName: 'Ada Lovelace',
      imageMediumUrl: 'https://pictures.example/m.jpg',
      imageLargeUrl: 'https://pictures.example/l.jpg',
      partner: true,
    })
    const bare = {
      id: '7',
      username: 'ada',
      email: '',
      fullName: '',
      imageMediumUrl: null,
      imageLargeUrl: null,
      partner: false,
    }
    expect(accountOf({ id: '7', username: 'ada' })).toEqual(bare)
    expect(
      accountOf({
        id: '7',
        username: 'ada',
        email: null,
        full_name: null,
        image_medium_url: '',
        partner: null,
      }),
    ).toEqual(bare)
  })
})

describe('C6 stored accounts that are corrupt', () => {
  it.each([
    null,
    undefined,
    7,
    '',
    'x',
    true,
    [],
    [account('1')],
    {},
    { accounts: null },
    { accounts: 'x' },
    { accounts: {} },
    { accounts: { length: 2 } },
    {
      accounts: [
        null,
        7,
        'x',
        [],
        [[]],
        {},
        { id: 7, username: 'x' },
        { id: '', username: 'x' },
        { id: '1' },
        { id: '1', username: null },
      ],
    },
  ])('C6 treats %j as empty', (value) => {
    expect(parseAccounts(value)).toEqual(noAccounts)
  })

  it('C6 reads any value, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (value, accounts) => {
        expect(parseAccounts(value).accounts.every(({ id }) => id)).toBe(true)
        expect(parseAccounts({ groupId: value, accounts }).accounts.every(({ id }) => id)).toBe(true)
      }),
    )
    const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
    expect(parseAccounts({ accounts: deep })).toEqual(noAccounts)
  })

  it('C6 ignores __proto__ and does not pollute other objects', () => {
    expect(
      parseAccounts(JSON.parse('{"__proto__":{"groupId":"x","accounts":[{"id":"1","username":"a"}]}}')),
    ).toEqual(noAccounts)
    expect(parseAccounts({ accounts: [JSON.parse('{"__proto__":{"id":"1","username":"a"}}')] })).toEqual(
      noAccounts,
    )
    const named = parseAccounts({ accounts: [account('__proto__'), account('constructor')] })
    expect(ids(named)).toEqual(['__proto__', 'constructor'])
    expect(ids(mergeAccounts(named, saved(account('1'))))).toEqual(['__proto__', 'constructor', '1'])
    expect(Object.hasOwn(Object.prototype, 'username')).toBe(false)
  })

  it('C7 replaces each invalid field with its default and keeps the account', () => {
    const wrong = {
      ...account('1'),
      email: 7,
      fullName: null,
      imageMediumUrl: {},
      imageLargeUrl: '',
      partner: 'yes',
      password: 'never',
    }
    expect(parseAccounts({ groupId: 7, accounts: [wrong] })).toEqual({
      groupId: null,
      accounts: [
        {
          id: '1',
          username: 'member1',
          email: '',
          fullName: '',
          imageMediumUrl: null,
          imageLargeUrl: null,
          partner: false,
        },
      ],
    })
  })

  it('C6 keeps one account per ID', () => {
    expect(
      parseAccounts({ accounts: [account('1'), account('2'), account('1', { fullName: 'Later' })] }).accounts,
    ).toEqual([account('1', { fullName: 'Later' }), account('2')])
  })
})
