import { passkeyListMachine } from '../../machines/auth/passkeyList/passkeyList.machine.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { createManualClock } from '../../src/platform/memory.ts'
import { run, withFakes, type Mode } from './run.ts'

const dates = { createdAt: null, lastUsedAt: null } as const
export const laptop = { id: '1', name: 'Laptop', ...dates }
export const phone = { id: '2', name: 'Phone', ...dates }
export const key = { id: '3', name: 'Key', ...dates }

/** Starts the list of passkeys on fake actors. */
export function startPasskeyList(mode: Mode = 'plain') {
  const { fakes, machine } = withFakes(passkeyListMachine, 'readPasskeys', 'renamePasskey', 'removePasskey')
  const running = run(machine, { clock: createManualClock(), mode, input: { policy: defaultPolicy } })
  const { send } = running
  const listed = (...passkeys: readonly (typeof laptop)[]) =>
    fakes.readPasskeys.last().resolve({ passkeys, readAt: 5 })
  return {
    ...fakes,
    ...running,
    listed,
    names: () => running.context().passkeys.map(({ name }) => name),
    async saving(name = 'Work') {
      await listed(laptop, phone)
      send({ type: 'rename.started', id: '1' })
      send({ type: 'rename.submitted', name })
    },
    async removing() {
      await listed(laptop, phone)
      send({ type: 'removal.started', id: '1' })
      send({ type: 'removal.confirmed' })
    },
  }
}
