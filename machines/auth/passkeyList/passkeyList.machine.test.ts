import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { key, laptop, startPasskeyList as start } from '../../../testing/machines/passkeyList.ts'
import { passkeyListMachine } from './passkeyList.machine.ts'

const { rateLimited } = defaultPolicy.codes
const refused = (codes?: readonly number[], serverMessage: string | null = null) =>
  new ApiFailure('refused', { status: 400, code: codes?.[0] ?? null, serverMessage })

it('reads the list, and renames or removes what is in it', () => {
  expect(leavesOf(passkeyListMachine).map(({ name }) => name)).toEqual([
    'passkeyList.loading',
    'passkeyList.failed',
    'passkeyList.deciding',
    'passkeyList.empty',
    'passkeyList.listed',
    'passkeyList.rereading',
    'passkeyList.renaming.editing',
    'passkeyList.renaming.saving',
    'passkeyList.confirming',
    'passkeyList.removing',
  ])
})

describe.each(['plain', 'strict'] as const)('the list (%s)', (mode) => {
  it.each([
    [[], 'empty'],
    [[laptop], 'listed'],
  ])('with %j is %s', async (passkeys, state) => {
    const { at, context, listed } = start(mode)
    expect(at()).toBe('loading')
    await listed(...passkeys)
    expect([at(), context().passkeys, context().readAt]).toEqual([state, passkeys, 5])
  })

  it('has failed and is read again when somebody asks, and not before', async () => {
    const { at, clock, context, listed, readPasskeys, send } = start(mode)
    await readPasskeys.last().reject(refused(undefined, 'Not today.'))
    clock.advance(3_600_000)
    const before = readPasskeys.calls.length
    expect([at(), context().failure, context().serverMessage]).toEqual([
      'failed',
      'passkeyList.failed',
      'Not today.',
    ])
    send({ type: 'list.retried' })
    await listed(laptop)
    expect([at(), context().failure, readPasskeys.calls.length - before]).toEqual(['listed', null, 1])
  })

  it('D13 has failed when no answer comes, and ignores a late one', async () => {
    const { at, clock, context, listed } = start(mode)
    clock.advance(defaultPolicy.timing.requestTimeout)
    await listed(laptop)
    expect([at(), context().failure]).toEqual(['failed', 'passkeyList.timedOut'])
  })

  it('gets what the member has created, whatever else goes on', async () => {
    const { at, context, listed, names, send } = start(mode)
    await listed()
    send({ type: 'passkey.added', passkey: laptop })
    expect([at(), names(), context().news]).toEqual(['listed', ['Laptop'], { kind: 'added', name: 'Laptop' }])
    send({ type: 'rename.started', id: '1' })
    send({ type: 'passkey.added', passkey: key })
    expect([at(), names()]).toEqual(['renaming.editing', ['Laptop', 'Key']])
  })
})

describe('renaming', () => {
  it('is one call with the trimmed name, whose answer is shown in its place', async () => {
    const { at, context, emitted, names, renamePasskey, saving, send } = start()
    await saving('  Work laptop ')
    send({ type: 'rename.submitted', name: 'Again' })
    expect(renamePasskey.calls.map(({ input }) => input)).toEqual([{ id: '1', name: 'Work laptop' }])
    await renamePasskey.last().resolve({ ...laptop, name: 'WORK LAPTOP' })
    expect([at(), names(), context().news, emitted]).toEqual([
      'listed',
      ['WORK LAPTOP', 'Phone'],
      { kind: 'renamed', name: 'WORK LAPTOP' },
      [{ type: 'passkeyList.renamed' }],
    ])
  })

  it('asks for a name, and makes no call for the one that it has', async () => {
    const { at, context, renamePasskey, saving, send } = start()
    await saving(' \u200b ')
    expect([at(), context().failure]).toEqual(['renaming.editing', 'passkeyChange.nameRequired'])
    send({ type: 'rename.submitted', name: ' Laptop' })
    expect([at(), context().failure, renamePasskey.calls]).toEqual(['listed', null, []])
  })

  it('goes back to the form when it fails, and to the list when it is given up', async () => {
    const { at, context, emitted, renamePasskey, saving, send } = start()
    await saving()
    await renamePasskey.last().reject(refused(rateLimited))
    expect([at(), context().failure, emitted]).toEqual([
      'renaming.editing',
      'passkeyChange.rateLimited',
      [
        {
          type: 'attempt.failed',
          row: 'passkeyChange.rateLimited',
          failure: { status: 400, code: rateLimited[0] },
        },
      ],
    ])
    send({ type: 'rename.cancelled' })
    expect([at(), context().failure]).toEqual(['listed', null])
  })

  it('of another passkey begins anew, and of one that is not there does not', async () => {
    const { at, context, saving, renamePasskey, send } = start()
    await saving()
    await renamePasskey.last().reject(new ApiFailure('offline'))
    send({ type: 'rename.started', id: '7' })
    expect([context().chosenId, context().failure]).toEqual(['1', 'passkeyChange.offline'])
    send({ type: 'rename.started', id: '2' })
    expect([at(), context().chosenId, context().failure]).toEqual(['renaming.editing', '2', null])
  })
})
