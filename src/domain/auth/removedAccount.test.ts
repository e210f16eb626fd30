import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { putBack, stillRemoved, takenOff, type RemovedAccount } from './removedAccount.ts'
import { mergeAccounts, removeAccount, type SavedAccount, type SavedAccounts } from './savedAccounts.ts'

const account = (id: string, fullName = `Member ${id}`): SavedAccount => ({
  id,
  username: `member${id}`,
  email: `member${id}@example.com`,
  fullName,
  imageMediumUrl: null,
  imageLargeUrl: null,
  partner: false,
})
const saved = (...ids: readonly string[]): SavedAccounts => ({
  groupId: 'g',
  accounts: ids.map((id) => account(id)),
})
const ids = ({ accounts }: SavedAccounts) => accounts.map(({ id }) => id)
const take = (list: SavedAccounts, id: string): RemovedAccount => {
  const removed = takenOff(list, id)
  if (!removed) throw new Error(`${id} is not on the list`)
  return removed
}

/** What another tab does to the list. */
interface Change {
  readonly kind: 'saves' | 'removes'
  readonly id: string
}
const apply = (list: SavedAccounts, { kind, id }: Change): SavedAccounts =>
  kind === 'removes'
    ? removeAccount(list, id)
    : mergeAccounts(list, { groupId: null, accounts: [account(id, 'Renamed')] })

const others: fc.Arbitrary<string> = fc.constantFrom('1', '2', '3', '4', '5', '6')
const changes = fc.array(
  fc.record({ kind: fc.constantFrom('saves' as const, 'removes' as const), id: others }),
)
/** A list with the account 'x' somewhere in it. */
const lists = fc
  .tuple(fc.uniqueArray(others), fc.nat())
  .map(([list, at]) => saved(...list.toSpliced(at % (list.length + 1), 0, 'x')))

describe('C8 an account that is removed and put back', () => {
  it('is where it was, with all that it had, whatever other tabs have done to the other accounts meanwhile', () => {
    fc.assert(
      fc.property(lists, changes, (list, seen) => {
        let here: SavedAccounts = removeAccount(list, 'x')
        let removed: RemovedAccount | null = take(list, 'x')
        let without = list
        for (const change of seen) {
          here = apply(here, change)
          without = apply(without, change)
          removed = removed && stillRemoved(removed, here)
        }
        expect(removed && putBack(here, removed)).toEqual(without)
      }),
    )
  })

  it('is put back once, also when it is asked for twice', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const removed = take(list, 'x')
        const back = putBack(removeAccount(list, 'x'), removed)
        expect(putBack(back, removed)).toEqual(back)
        expect(stillRemoved(removed, back)).toBeNull()
      }),
    )
  })

  it('that another tab has saved again is neither doubled nor put back to what it was', () => {
    const removed = take(saved('1', 'x', '2'), 'x')
    const again = apply(saved('1', '2'), { kind: 'saves', id: 'x' })
    expect(putBack(again, removed)).toEqual(again)
    expect(stillRemoved(removed, again)).toBeNull()
  })

  it('is all that is left of a list that another tab has emptied', () => {
    const removed = take(saved('1', 'x'), 'x')
    expect(putBack({ groupId: null, accounts: [] }, removed)).toEqual(saved('x'))
  })

  it('is below its neighbour where a change was not seen', () => {
    expect(ids(putBack(saved('3', '1'), take(saved('1', '2', 'x', '3'), 'x')))).toEqual(['3', '1', 'x'])
  })
})

it('nothing is kept of an account that is not on the list', () => {
  expect(takenOff(saved('1'), 'x')).toBeNull()
})
