import { expect, it, vi } from 'vitest'
import { deferred, run } from '../../../../testing/machines/run.ts'
import { underageMachine } from '../../../../machines/auth/underage/underage.machine.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { connectUnderage, underageCallbacks } from './underage.connect.ts'

function start() {
  const input = { policy: defaultPolicy, birthday: '2020-02-29' }
  const actors = { setUnderageFlag: deferred<void>().logic }
  const running = run(underageMachine.provide({ actors }), { clock: createManualClock(), input })
  return { ...running, shown: () => connectUnderage(running.actor.getSnapshot()) }
}

it('J27 the underage confirmation says when the page is about to be left; C10 once one stays, that the device is blocked', () => {
  const { send, shown } = start()
  expect(shown()).toEqual({ isBlocked: false, isLeaving: false })
  send({ type: 'birthday.confirmed' })
  expect(shown()).toEqual({ isBlocked: false, isLeaving: true })
  send({ type: 'stay.requested' })
  expect(shown()).toEqual({ isBlocked: true, isLeaving: false })
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
