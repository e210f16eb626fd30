import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { noAccounts } from '../../../src/domain/auth/savedAccounts.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { wren } from '../../../testing/machines/auth.ts'
import { saved, startAccountSwitcher } from '../../../testing/machines/accountSwitcher.ts'
import { accountSwitcherMachine } from './accountSwitcher.machine.ts'

const start = (options?: Parameters<typeof startAccountSwitcher>[1]) =>
  startAccountSwitcher(createManualClock(), options)

it('reads the saved accounts, offers them, and switches', () => {
  expect(leavesOf(accountSwitcherMachine).map(({ name }) => name)).toEqual([
    'accountSwitcher.reading',
    'accountSwitcher.empty',
    'accountSwitcher.choosing',
    'accountSwitcher.switching',
    'accountSwitcher.loginMfa',
    'accountSwitcher.checkingLimit',
    'accountSwitcher.verifyingHuman.loadingWidget',
    'accountSwitcher.verifyingHuman.solving',
    'accountSwitcher.failure.botWidgetFailed',
    'accountSwitcher.failure.softBanned',
    'accountSwitcher.failure.rateLimited',
    'accountSwitcher.failure.suspended',
    'accountSwitcher.failure.loginAssistance',
    'accountSwitcher.failure.passwordResetSent',
    'accountSwitcher.failure.expired',
    'accountSwitcher.failure.failed',
    'accountSwitcher.switched',
  ])
})

describe.each(['plain', 'strict'] as const)('§3 Saved accounts (%s)', (mode) => {
  it('can be chosen once they are read; there may be none', () => {
    expect(start({ mode, holds: null }).at()).toBe('reading')
    expect(start({ mode }).at()).toBe('choosing')
    expect(start({ mode, holds: noAccounts }).at()).toBe('empty')
  })

  it('§2 switching is one call (D1) with the id and the group, and ends with the user', async () => {
    const { at, choose, emitted, switchAccount } = start({ mode })
    choose('2')
    choose('2')
    expect([at(), switchAccount.calls.map(({ input }) => input)]).toEqual([
      'switching',
      [{ credentials: { user_id: '2', group_id: 'g1' }, botToken: null }],
    ])
    await switchAccount.last().resolve(wren)
    expect([at(), emitted]).toEqual(['switched', [{ type: 'accountSwitcher.switched', user: wren }]])
  })

  it('C14 drops the previous user’s accounts after switching', async () => {
    const { choose, context, switchAccount, watchAccounts } = start({ mode })
    choose('2')
    await switchAccount.last().resolve(wren)
    expect([context().saved, context().chosenId, watchAccounts.last().isStopped]).toEqual([
      noAccounts,
      '',
      true,
    ])
  })

  it('C8 follows accounts that another tab adds or removes', () => {
    const { at, changed, ids } = start({ mode })
    changed(saved('1', '2', '3'))
    expect(ids()).toEqual(['1', '2', '3'])
    changed(noAccounts)
    expect(at()).toBe('empty')
    changed(saved('3'))
    expect([at(), ids()]).toEqual(['choosing', ['3']])
  })
})

it('C8 changes in another tab do not disturb a switch', async () => {
  const { at, changed, choose, ids, switchAccount } = start()
  choose('2')
  changed(saved('1'))
  expect([at(), ids(), switchAccount.last().signal.aborted]).toEqual(['switching', ['1'], false])
  await switchAccount.last().reject(new ApiFailure('offline'))
  expect(at()).toBe('failure.failed')
})

it.each([
  ['the account that is open', '1'],
  ['one that is not saved', '9'],
  ['a key of every object', '__proto__'],
])('chooses nothing of %s', (_, id) => {
  const { at, choose } = start()
  choose(id)
  expect(at()).toBe('choosing')
})

describe('removing an account', () => {
  it('removes it from the list and reports it; without the last one the list is empty', () => {
    const { at, emitted, ids, remove } = start({ currentId: null })
    remove('1')
    expect([ids(), at()]).toEqual([['2'], 'choosing'])
    remove('2')
    expect(at()).toBe('empty')
    expect(emitted).toEqual([
      { type: 'accountSwitcher.removed', id: '1' },
      { type: 'accountSwitcher.removed', id: '2' },
    ])
  })

  it('is not possible for the current account, nor during a switch', () => {
    const { choose, emitted, ids, remove } = start()
    remove('1')
    choose('2')
    remove('2')
    expect([ids(), emitted]).toEqual([['1', '2'], []])
  })
})

describe('undoing a removal', () => {
  it('puts the account back to its place, once', () => {
    const { at, emitted, ids, remove, undo } = start({ currentId: null, holds: saved('1', '2', '3') })
    remove('2')
    undo()
    undo()
    expect([at(), ids()]).toEqual(['choosing', ['1', '2', '3']])
    expect(emitted).toMatchObject([
      { type: 'accountSwitcher.removed', id: '2' },
      { type: 'accountSwitcher.restored', removed: { account: { id: '2' }, above: ['1'] } },
    ])
  })

  it('also of the last account, and of the later of two', () => {
    const { at, ids, remove, undo } = start({ currentId: null })
    remove('1')
    remove('2')
    expect(at()).toBe('empty')
    undo()
    expect([at(), ids()]).toEqual(['choosing', ['2']])
  })

  it('C8 follows what another tab saves and removes; saved again there, there is nothing to undo', () => {
    const { changed, context, emitted, ids, remove, undo } = start({
      currentId: null,
      holds: saved('1', '2', '3'),
    })
    remove('2')
    changed(saved('3'))
    changed(saved('3', '1'))
    undo()
    expect(ids()).toEqual(['2', '3', '1'])
    remove('3')
    changed(saved('2', '1', '3'))
    undo()
    expect([context().removed, ids(), emitted.length]).toEqual([null, ['2', '1', '3'], 3])
  })

  it('waits for a switch that fails, and is forgotten by one that does not', async () => {
    const { actor, choose, context, remove, switchAccount, undo } = start({ holds: saved('1', '2', '3') })
    remove('3')
    choose('2')
    undo()
    expect([context().removed?.account.id, actor.getSnapshot().can({ type: 'removal.undone' })]).toEqual([
      '3',
      false,
    ])
    await switchAccount.last().resolve(wren)
    expect(context().removed).toBeNull()
  })

  it('is not offered where the policy says so', () => {
    const { context, remove } = start({ policy: { ...defaultPolicy, undoesAccountRemoval: false } })
    remove('2')
    expect(context().removed).toBeNull()
  })
})

it('D6 I5 stopping aborts every call and clears every timer', () => {
  const { actor, choose, clock, switchAccount, watchAccounts } = start()
  choose('2')
  actor.stop()
  expect([switchAccount.last().signal.aborted, watchAccounts.last().isStopped, clock.pending]).toEqual([
    true,
    true,
    0,
  ])
})
