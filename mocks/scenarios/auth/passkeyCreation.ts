import type { PasskeyReason } from '../../../src/domain/auth/passkeys.ts'
import { passkeyCreationErrors } from '../../../src/errors/auth/passkeyCreation.errors.ts'
import { authMessages, hostileMessage, longMessage } from '../../fixtures/messages.ts'
import type { Handlers } from '../../handlers/handler.ts'
import { readPasskeyCreation, registerPasskey as inDb } from '../../handlers/auth/passkeyCreation.ts'
import type { MemoryPlatform } from '../../platform.ts'
import { never, refusal, respondWith, slow, truncatedJson } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** The app has passkeys, and the device can keep one. */
const offered = (
  answers: Partial<Handlers> = {},
  platform: (platform: MemoryPlatform) => void = () => undefined,
): Situation => ({
  answers: { readPasskeyCreation, registerPasskey: (call) => inDb(call), ...answers },
  platform,
  policy: { passkeys: true },
})

const refusedBy = (reason: PasskeyReason) => offered({}, ({ passkeys }) => void (passkeys.answer = reason))
const refusedWith = (message: string) => offered({ registerPasskey: () => refusal({ message }) })

/** Outcomes of creating a passkey, all with `policy.passkeys`. */
export const passkeyCreationScenarios = inArea('passkeyCreation', {
  ...fromRows(
    passkeyCreationErrors,
    authMessages['passkeyCreation.failed'],
    (outcome) => offered({ registerPasskey: ({ policy }) => respondWith(outcome, policy) }),
    {
      cancelled: refusedBy('cancelled'),
      alreadyRegistered: refusedBy('alreadyRegistered'),
      notAllowed: refusedBy('notAllowed'),
      notSupported: refusedBy('notSupported'),
      failed: refusedWith(authMessages['passkeyCreation.failed']),
    },
  ),
  succeeds: offered(),
  slow: offered({
    registerPasskey: async (call) => {
      await slow(1_500)
      return inDb(call)
    },
  }),
  /** The window of the browser stays open. */
  waits: offered({}, ({ passkeys }) => void (passkeys.answer = 'waits')),
  /** The browser’s window was open for too long. */
  expires: refusedBy('timedOut'),
  /** The browser breaks off. */
  breaks: refusedBy('failed'),
  neverStarts: offered({ readPasskeyCreation: never }),
  neverAnswers: offered({ registerPasskey: never }),
  /** The challenge cannot be had. */
  unstarted: offered({ readPasskeyCreation: ({ policy }) => respondWith({ failure: 'server' }, policy) }),
  truncatedJson: offered({ registerPasskey: truncatedJson }),
  hostileMessage: refusedWith(hostileMessage),
  longMessage: refusedWith(longMessage),
  /** Whether the device can keep a passkey is never told. */
  undecided: offered({}, ({ passkeys }) => void (passkeys.creates = 'unknown')),
  /** The device can keep none. */
  absent: offered({}, ({ passkeys }) => void (passkeys.creates = false)),
})
