import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeAccounts, removeAccount, type SavedAccount, type SavedAccounts } from './savedAccounts.ts'

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

describe('C8 two tabs write at the same time', () => {
  it('C8 loses no account, whichever tab writes last', () => {
    const before = saved(account('1'))
    const one = mergeAccounts(before, saved(account('2')))
    const other = mergeAccounts(before, saved(account('3')))
    expect(ids(mergeAccounts(one, other))).toEqual(['1', '2', '3'])
    expect(ids(mergeAccounts(other, one))).toEqual(['1', '3', '2'])
  })

  it("C8 takes the later writer's version of an account, in its old position, and its group if it has one", () => {
    const renamed = account('1', { username: 'renamed' })
    expect(mergeAccounts(saved(account('1'), account('2')), { groupId: null, accounts: [renamed] })).toEqual(
      saved(renamed, account('2')),
    )
    expect(mergeAccounts(saved(), { groupId: 'h', accounts: [] }).groupId).toBe('h')
  })

  it('C8 holds for any two lists: every ID occurs once, and merging again changes nothing', () => {
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

it('C14 removes an account and keeps the others', () => {
  expect(removeAccount(saved(account('1'), account('2')), '1')).toEqual(saved(account('2')))
  expect(removeAccount(saved(account('1')), '3')).toEqual(saved(account('1')))
})
