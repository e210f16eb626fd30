import { expect, it, vi } from 'vitest'
import { run } from '../../../../machines/testing/testing.ts'
import { underageMachine } from '../../../../machines/auth/underage/underage.machine.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { connectUnderage, underageCallbacks } from './underage.connect.ts'

function start() {
  const input = { policy: defaultPolicy, birthday: '2020-02-29' }
  const running = run(underageMachine, { clock: createManualClock(), input })
  return { ...running, shown: () => connectUnderage(running.actor.getSnapshot()) }
}

it('J27 the underage confirmation says when the page is about to be left, and no longer once one stays', () => {
  const { send, shown } = start()
  expect(shown().isLeaving).toBe(false)
  send({ type: 'birthday.confirmed' })
  expect(shown().isLeaving).toBe(true)
  send({ type: 'stay.requested' })
  expect(shown().isLeaving).toBe(false)
})

it.each([
  ['onEdit', 'edit.requested'],
  ['onConfirm', 'birthday.confirmed'],
  ['onStay', 'stay.requested'],
  ['onLeave', 'leave.requested'],
] as const)('what the underage confirmation tells: %s', (name, type) => {
  const told = vi.fn<(event: unknown) => void>()
  underageCallbacks(told)[name]()
  expect(told).toHaveBeenCalledExactlyOnceWith({ type })
})
