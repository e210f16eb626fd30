import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { laptop, phone, startPasskeyList as start } from '../../../testing/machines/passkeyList.ts'

const [passkeyUnknown] = defaultPolicy.codes.passkeyUnknown
const refused = (code: number | null = null, serverMessage: string | null = null) =>
  new ApiFailure('refused', { status: 400, code, serverMessage })

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
    await removePasskey.last().reject(refused(null, 'It is the only way in.'))
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
  it('is aborted, and leads back to the form if it was to save a name', async () => {
    const { at, renamePasskey, saving, send } = start()
    await saving()
    send({ type: 'rename.cancelled' })
    expect([at(), renamePasskey.last().signal.aborted]).toEqual(['renaming.editing', true])
  })

  it('is aborted, and the list is read again, because the removal may have arrived', async () => {
    const started = start()
    await started.removing()
    started.send({ type: 'question.closed' })
    expect([started.at(), started.removePasskey.last().signal.aborted, started.names()]).toEqual([
      'rereading',
      true,
      ['Laptop', 'Phone'],
    ])
    await started.listed(phone)
    expect([started.at(), started.names()]).toEqual(['listed', ['Phone']])
  })

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
