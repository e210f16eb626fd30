import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { key, laptop, phone, startPasskeyList as start } from '../../../testing/machines/passkeyList.ts'
import { passkeyListMachine } from './passkeyList.machine.ts'

const { passkeyUnknown, rateLimited } = defaultPolicy.codes
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

describe('removing', () => {
  it('is asked about, is one call, and is gone', async () => {
    const { at, context, emitted, names, removePasskey, removing, send } = start()
    await removing()
    send({ type: 'removal.confirmed' })
    expect(removePasskey.calls.map(({ input }) => input)).toEqual([{ id: '1' }])
    await removePasskey.last().resolve()
    expect([at(), names(), context().news, emitted]).toEqual([
      'listed',
      ['Phone'],
      { kind: 'removed', name: 'Laptop' },
      [{ type: 'passkeyList.removed' }],
    ])
  })

  it('of the last one leaves an empty list', async () => {
    const { at, listed, removePasskey, send } = start()
    await listed(laptop)
    send({ type: 'removal.started', id: '1' })
    send({ type: 'removal.confirmed' })
    await removePasskey.last().resolve()
    expect(at()).toBe('empty')
  })

  it('of one that is gone already is done', async () => {
    const { at, names, removePasskey, removing, emitted } = start()
    await removing()
    await removePasskey.last().reject(refused(passkeyUnknown))
    expect([at(), names(), emitted]).toEqual(['listed', ['Phone'], [{ type: 'passkeyList.removed' }]])
  })

  it('that the server refuses goes back to the question, in its words', async () => {
    const { at, context, names, removePasskey, removing, send } = start()
    await removing()
    await removePasskey.last().reject(refused(undefined, 'It is the only way in.'))
    expect([at(), context().serverMessage, names()]).toEqual([
      'confirming',
      'It is the only way in.',
      ['Laptop', 'Phone'],
    ])
    send({ type: 'question.closed' })
    expect([at(), context().serverMessage]).toEqual(['listed', null])
  })

  it.each(['removing', 'saving'] as const)('D13 is given up after a while: %s', async (call) => {
    const started = start()
    await started[call]()
    started.clock.advance(defaultPolicy.timing.requestTimeout)
    expect([started.at(), started.context().failure, started.clock.pending]).toEqual([
      call === 'removing' ? 'confirming' : 'renaming.editing',
      'passkeyChange.timedOut',
      0,
    ])
  })
})

describe('a call that somebody gives up in flight', () => {
  it.each([
    ['removing', 'removePasskey', 'question.closed'],
    ['saving', 'renamePasskey', 'rename.cancelled'],
  ] as const)(
    '%s is aborted, and the list is read again, because the call may have arrived',
    async (...row) => {
      const [call, actor, type] = row
      const started = start()
      await started[call]()
      started.send({ type })
      expect([started.at(), started[actor].last().signal.aborted, started.names()]).toEqual([
        'rereading',
        true,
        ['Laptop', 'Phone'],
      ])
      await started.listed(phone)
      expect([started.at(), started.names()]).toEqual(['listed', ['Phone']])
    },
  )

  it('leaves the list as it was if that fails, too, or is never answered', async () => {
    for (const ends of ['rejects', 'is not answered']) {
      const { at, clock, context, readPasskeys, removing, send } = start()
      await removing()
      send({ type: 'question.closed' })
      if (ends === 'rejects') await readPasskeys.last().reject(new ApiFailure('offline'))
      else clock.advance(defaultPolicy.timing.requestTimeout)
      expect([at(), context().failure]).toEqual(['listed', null])
    }
  })

  it('lets the next one begin meanwhile', async () => {
    const { at, removing, send, readPasskeys } = start()
    await removing()
    send({ type: 'question.closed' })
    send({ type: 'rename.started', id: '2' })
    expect([at(), readPasskeys.last().signal.aborted]).toEqual(['renaming.editing', true])
  })
})
