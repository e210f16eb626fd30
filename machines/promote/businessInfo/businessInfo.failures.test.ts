import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { pottery, startBusinessInfo } from '../../../testing/machines/businessInfo.ts'

const start = () => startBusinessInfo(createManualClock())
const refused = (details: ConstructorParameters<typeof ApiFailure>[1] = {}) =>
  new ApiFailure('refused', { status: 400, ...details })

describe('a form that cannot be saved', () => {
  it.each([
    [
      'refused with a detail',
      refused({ serverMessage: 'No.', messageDetail: 'That tax number is unknown.' }),
      'refused',
      'That tax number is unknown.',
    ],
    ['refused with a message', refused({ serverMessage: 'Not now.' }), 'refused', 'Not now.'],
    ['refused without a word', refused(), 'refused', null],
    ['a hidden message', refused({ serverMessage: 'HIDDEN_ON_SERVER_ERROR' }), 'refused', null],
    ['D8 a server error', new ApiFailure('server', { status: 503, serverMessage: 'x' }), 'unsaved', null],
    ['no connection', new ApiFailure('offline'), 'unsaved', null],
    ['anything else that is thrown', new TypeError('x is undefined'), 'unsaved', null],
  ])('%s: keeps what was typed, and is not retried by itself (D9)', async (_, error, row, serverMessage) => {
    const { at, clock, context, emitted, saveBusinessInfo, submit } = start()
    submit({ taxId: ' 12 ' })
    await saveBusinessInfo.last().reject(error)
    const id = `businessInfo.${row}`
    expect([at(), context()]).toMatchObject([
      'editing',
      { errors: { notice: id }, failure: id, serverMessage, info: { ...pottery, taxId: ' 12 ' } },
    ])
    expect(emitted).toMatchObject([{ type: 'attempt.failed', row: id }])
    expect(JSON.stringify(emitted)).not.toContain(pottery.name)
    clock.advance(3_600_000)
    expect(saveBusinessInfo.calls).toHaveLength(1)
    submit()
    expect([at(), context().errors, context().serverMessage, saveBusinessInfo.calls.length]).toEqual([
      'submitting.waiting',
      {},
      null,
      2,
    ])
  })

  it('says no more of it once a field is edited', async () => {
    const { change, context, saveBusinessInfo, submit } = start()
    submit()
    await saveBusinessInfo.last().reject(refused())
    change('taxId', '1')
    expect(context().errors).toEqual({})
    submit()
    await saveBusinessInfo.last().reject(refused())
    change('country', 'CA')
    expect(context().errors).toEqual({})
  })
})

describe('D13 a call that is never answered', () => {
  it('becomes slow, times out, is aborted, and a late answer is ignored', async () => {
    const { at, clock, context, emitted, saveBusinessInfo, submit } = start()
    submit()
    clock.advance(defaultPolicy.timing.slowAnswer)
    expect(at()).toBe('submitting.slow')
    clock.advance(defaultPolicy.timing.requestTimeout)
    await saveBusinessInfo.last().resolve()
    expect([at(), context().errors, saveBusinessInfo.last().signal.aborted, emitted]).toEqual([
      'editing',
      { notice: 'businessInfo.unsaved' },
      true,
      [{ type: 'attempt.failed', row: 'businessInfo.unsaved', failure: null }],
    ])
  })

  it('D6 I5 stopping aborts the call and leaves no timer', () => {
    const { actor, clock, saveBusinessInfo, submit } = start()
    submit()
    actor.stop()
    expect([saveBusinessInfo.last().signal.aborted, clock.pending]).toEqual([true, 0])
  })
})
