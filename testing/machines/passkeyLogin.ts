import { passkeyLoginMachine } from '../../machines/auth/passkeyLogin/passkeyLogin.machine.ts'
import { assertion } from '../../mocks/fixtures/passkeys.ts'
import type { PasskeyReason } from '../../src/domain/auth/passkeys.ts'
import { defaultPolicy } from '../../src/domain/policy/policy.ts'
import { createManualClock } from '../../src/platform/memory.ts'
import { run, withFakes, type Mode } from './run.ts'

/** What the passkey is to sign. */
export const request = { challenge: 'abc' }

/** A refusal of the browser, as the platform throws it. */
export const refused = (reason: PasskeyReason) => Object.assign(new Error(reason), { reason })

/** Starts the log-in with a passkey on fake actors. */
export function startPasskeyLogin(mode: Mode = 'plain') {
  const { fakes, machine } = withFakes(
    passkeyLoginMachine,
    'detectPasskeys',
    'readPasskeyRequest',
    'askPasskey',
    'verifyPasskey',
  )
  const running = run(machine, { clock: createManualClock(), mode, input: { policy: defaultPolicy } })
  const { detectPasskeys, readPasskeyRequest, askPasskey } = fakes
  const choosing = async () => {
    await detectPasskeys.last().resolve('button')
    running.send({ type: 'passkey.requested' })
    await readPasskeyRequest.last().resolve(request)
  }
  return {
    ...fakes,
    ...running,
    choosing,
    offering: () => detectPasskeys.last().resolve('button'),
    async listing() {
      await detectPasskeys.last().resolve('autofill')
      await readPasskeyRequest.last().resolve(request)
    },
    async verifying() {
      await choosing()
      await askPasskey.last().resolve(assertion)
    },
  }
}
