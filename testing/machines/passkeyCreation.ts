import { passkeyCreationMachine } from '../../machines/auth/passkeyCreation/passkeyCreation.machine.ts'
import { attestation } from '../../mocks/fixtures/passkeys.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { createManualClock } from '../../src/platform/memory.ts'
import { run, withFakes, type Mode } from './run.ts'

/** What the browser is to create. */
export const creation = {
  challenge: 'abc',
  rp: { name: 'Tackboard' },
  user: { id: 'MQ', name: 'wren@example.com', displayName: 'Wren Alder' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
} as const

/** A passkey as the server keeps it. */
export const passkey = { id: 'created-1', name: 'Laptop', created_at: null, last_used_at: null }

/** Starts creating a passkey on fake actors. */
export function startPasskeyCreation(mode: Mode = 'plain') {
  const { fakes, machine } = withFakes(
    passkeyCreationMachine,
    'readPasskeyCreation',
    'createPasskey',
    'registerPasskey',
  )
  const running = run(machine, { clock: createManualClock(), mode, input: { policy: defaultPolicy } })
  const { readPasskeyCreation, createPasskey } = fakes
  const creating = async () => {
    running.send({ type: 'passkey.requested' })
    await readPasskeyCreation.last().resolve(creation)
  }
  return {
    ...fakes,
    ...running,
    requesting: () => running.send({ type: 'passkey.requested' }),
    creating,
    async registering() {
      await creating()
      await createPasskey.last().resolve(attestation)
    },
  }
}
