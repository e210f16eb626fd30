import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { deferred, run, type Mode } from '../../../testing/machines/run.ts'
import { messageCodeMachine } from './messageCode.machine.ts'

function start(mode: Mode = 'plain') {
  const receiveCode = deferred<string | null>()
  const machine = messageCodeMachine.provide({ actors: { receiveCode: receiveCode.logic } })
  return { ...run(machine, { clock: createManualClock(), mode, input: undefined }), receiveCode }
}

it('listens, and has received a code or says nothing', () => {
  expect(leavesOf(messageCodeMachine).map(({ name }) => name)).toEqual([
    'messageCode.listening',
    'messageCode.received',
    'messageCode.silent',
  ])
})

describe.each(['plain', 'strict'] as const)('the code of a message (%s)', (mode) => {
  it('is kept once it arrives', async () => {
    const { at, context, receiveCode } = start(mode)
    expect([at(), context().code]).toEqual(['listening', null])
    await receiveCode.last().resolve('123456')
    expect([at(), context().code]).toEqual(['received', '123456'])
  })

  it('is none if the browser gives none, or fails', async () => {
    for (const end of ['resolve', 'reject'] as const) {
      const { at, context, receiveCode } = start(mode)
      await receiveCode.last()[end](null)
      expect([at(), context().code]).toEqual(['silent', null])
    }
  })

  it('is waited for again once another was sent, and no longer for the one before', async () => {
    const { at, context, receiveCode, send } = start(mode)
    const first = receiveCode.last()
    send({ type: 'code.issued' })
    expect(first.signal.aborted).toBe(true)
    await receiveCode.last().resolve('123456')
    send({ type: 'code.issued' })
    expect([at(), context().code]).toEqual(['listening', null])
    await receiveCode.last().resolve('123456')
    expect(context().code).toBe('123456')
  })

  it('is no longer waited for when the step is left', () => {
    const { actor, receiveCode } = start(mode)
    actor.stop()
    expect(receiveCode.last().signal.aborted).toBe(true)
  })
})
