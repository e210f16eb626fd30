import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accountOf,
  mergeAccounts,
  noAccounts,
  parseAccounts,
  removeAccount,
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
  it('come back from storage as they were saved', () => {
    const kept = saved(account('2', { partner: true }), account('1'))
    expect(parseAccounts(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    expect(parseAccounts(JSON.parse(JSON.stringify(noAccounts)))).toEqual(noAccounts)
  })

  it("are made of a log-in's user", () => {
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
  ])('C6 reads %j as none', (value) => {
    expect(parseAccounts(value)).toEqual(noAccounts)
  })

  it('C6 reads whatever there is, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (value, accounts) => {
        expect(parseAccounts(value).accounts.every(({ id }) => id)).toBe(true)
        expect(parseAccounts({ groupId: value, accounts }).accounts.every(({ id }) => id)).toBe(true)
      }),
    )
    const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
    expect(parseAccounts({ accounts: deep })).toEqual(noAccounts)
  })

  it('C6 takes nothing from __proto__, neither here nor into other objects', () => {
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

  it('C7 gives each wrong field its default and keeps the account', () => {
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

  it('C6 keeps one account an id', () => {
    expect(
      parseAccounts({ accounts: [account('1'), account('2'), account('1', { fullName: 'Later' })] }).accounts,
    ).toEqual([account('1', { fullName: 'Later' }), account('2')])
  })
})

describe('C8 two tabs write at once', () => {
  it('C8 loses no account, whichever writes last', () => {
    const before = saved(account('1'))
    const one = mergeAccounts(before, saved(account('2')))
    const other = mergeAccounts(before, saved(account('3')))
    expect(ids(mergeAccounts(one, other))).toEqual(['1', '2', '3'])
    expect(ids(mergeAccounts(other, one))).toEqual(['1', '3', '2'])
  })

  it("C8 takes the later writer's word for an account, in its old place, and its group where it has one", () => {
    const renamed = account('1', { username: 'renamed' })
    expect(mergeAccounts(saved(account('1'), account('2')), { groupId: null, accounts: [renamed] })).toEqual(
      saved(renamed, account('2')),
    )
    expect(mergeAccounts(saved(), { groupId: 'h', accounts: [] }).groupId).toBe('h')
  })

  it('C8 holds for any two lists: every id once, merging twice changes nothing', () => {
    const lists = fc
      .array(fc.string({ minLength: 1, maxLength: 2 }))
      .map((list) => saved(...list.map((id) => account(id))))
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const merged = mergeAccounts(a, b)
        expect(ids(merged)).toEqual([...new Set([...ids(a), ...ids(b)])])
        expect(mergeAccounts(merged, b)).toEqual(merged)
      }),
    )
  })
})

it('C14 forgets an account and leaves the others', () => {
  expect(removeAccount(saved(account('1'), account('2')), '1')).toEqual(saved(account('2')))
  expect(removeAccount(saved(account('1')), '3')).toEqual(saved(account('1')))
})
