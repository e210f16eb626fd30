import { describe, expect, it } from 'vitest'
import type { StoredCredentialReading } from '../../../src/domain/auth/storedCredential.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { run, withFakes, type Mode } from '../../../testing/machines/run.ts'
import { storedCredentialMachine } from './storedCredential.machine.ts'

const credential = { id: 'wren@example.com', password: 'secret' }

function start(
  readsStoredCredential: StoredCredentialReading = 'silent',
  { mode, mayAsk = true }: { readonly mode?: Mode; readonly mayAsk?: boolean } = {},
) {
  const { fakes, machine } = withFakes(storedCredentialMachine, 'readCredential')
  const policy = { ...defaultPolicy, readsStoredCredential }
  const running = run(machine, { clock: createManualClock(), mode, input: { policy, mayAsk } })
  return { ...fakes, ...running }
}
const unused = (reason: string | null) => ['unused', [{ type: 'credential.unused', reason }]]

it('decides, reads, and hands over or ends', () => {
  expect(leavesOf(storedCredentialMachine).map(({ name }) => name)).toEqual([
    'storedCredential.deciding',
    'storedCredential.reading',
    'storedCredential.handedOver',
    'storedCredential.unused',
  ])
})

describe.each(['plain', 'strict'] as const)('a stored password (%s)', (mode) => {
  it.each(['silent', 'optional'] as const)(
    'is asked for %sly, handed over, and forgotten',
    async (mediation) => {
      const { at, context, emitted, readCredential } = start(mediation, { mode })
      expect([at(), readCredential.last().input]).toEqual(['reading', { mediation }])
      await readCredential.last().resolve(credential)
      expect([at(), context().credential, emitted]).toEqual([
        'handedOver',
        null,
        [{ type: 'credential.read', credential }],
      ])
    },
  )

  it.each(['none', 'dismissed', 'notSupported', 'failed', 'otherPerson'] as const)(
    'that is refused (%s) leaves the form as it was',
    async (reason) => {
      const { at, emitted, readCredential } = start('silent', { mode })
      await readCredential.last().resolve(reason)
      expect([at(), emitted]).toEqual(unused(reason))
    },
  )
})

it('C13 a store that throws leaves the form as it was', async () => {
  const { at, emitted, readCredential } = start()
  await readCredential.last().reject(new Error('broken'))
  expect([at(), emitted]).toEqual(unused('failed'))
})

it('D13 a browser that needs not ask the person has a second; a choice waits for them', () => {
  const silent = start()
  silent.clock.advance(1_000)
  expect([silent.at(), silent.emitted]).toEqual(unused('timedOut'))
  expect(silent.readCredential.last().signal.aborted).toBe(true)
  const optional = start('optional')
  optional.clock.advance(600_000)
  expect(optional.at()).toBe('reading')
})

it('another way ends it without a word', () => {
  const { at, emitted, readCredential, send } = start('optional')
  send({ type: 'otherWay.chosen' })
  expect([at(), emitted]).toEqual(unused(null))
  expect(readCredential.last().signal.aborted).toBe(true)
})

it.each([
  ['by default', 'never', true],
  ['in a tab that has asked', 'optional', false],
] as const)('is not asked for %s', (_, reading, mayAsk) => {
  const { at, emitted, readCredential } = start(reading, { mayAsk })
  expect([at(), emitted, readCredential.calls.length]).toEqual([...unused(null), 0])
})
