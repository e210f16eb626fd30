import type { PasskeyReason } from '../../../src/domain/auth/passkeys.ts'
import { passkeyLoginErrors } from '../../../src/errors/auth/passkeyLogin.errors.ts'
import { authMessages, hostileMessage, longMessage } from '../../fixtures/messages.ts'
import type { Handlers } from '../../handlers/handler.ts'
import { readPasskeyRequest, verifyPasskey as fromDb } from '../../handlers/auth/passkeys.ts'
import type { MemoryPlatform } from '../../platform.ts'
import { never, refusal, respondWith, slow, truncatedJson } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** The app offers passkeys, and the user agrees to what the browser asks. The device keeps none of its own, so none is offered later. */
const offered = (
  answers: Partial<Handlers> = {},
  prepare: (platform: MemoryPlatform) => void = () => undefined,
): Situation => ({
  answers: { readPasskeyRequest, ...answers },
  platform(platform) {
    platform.passkeys.creates = false
    prepare(platform)
  },
  policy: { passkeys: true },
})

const refusedBy = (reason: PasskeyReason) => offered({}, ({ passkeys }) => void (passkeys.answer = reason))
const listing =
  (answer: 'agrees' | 'waits' | PasskeyReason) =>
  ({ passkeys }: MemoryPlatform) =>
    void Object.assign(passkeys, { support: 'autofill', answer })

/** Outcomes of logging in with a passkey, all with `policy.passkeys`. */
export const passkeyLoginScenarios = inArea('passkeyLogin', {
  ...fromRows(
    passkeyLoginErrors,
    authMessages['passkeyLogin.failed'],
    (outcome) => offered({ verifyPasskey: ({ policy }) => respondWith(outcome, policy) }),
    {
      cancelled: refusedBy('cancelled'),
      notAllowed: refusedBy('notAllowed'),
      notSupported: refusedBy('notSupported'),
      failed: offered({ verifyPasskey: () => refusal({ message: authMessages['passkeyLogin.failed'] }) }),
    },
  ),
  succeeds: offered({ verifyPasskey: (call) => fromDb(call) }),
  slow: offered({
    verifyPasskey: async (call) => {
      await slow(1_500)
      return fromDb(call)
    },
  }),
  /** The app marks the way in that was last used on the device. */
  lastUsed: { ...offered(), policy: { passkeys: true, lastUsedMethod: true } },
  /** The window of the browser stays open. */
  waits: offered({}, ({ passkeys }) => void (passkeys.answer = 'waits')),
  /** The browser’s window was open for too long. */
  expires: refusedBy('timedOut'),
  /** The browser breaks off. */
  breaks: refusedBy('failed'),
  neverStarts: offered({ readPasskeyRequest: never }),
  neverAnswers: offered({ verifyPasskey: never }),
  /** The challenge cannot be had. */
  unstarted: offered({ readPasskeyRequest: ({ policy }) => respondWith({ failure: 'server' }, policy) }),
  truncatedJson: offered({ verifyPasskey: truncatedJson }),
  hostileMessage: offered({ verifyPasskey: () => refusal({ message: hostileMessage }) }),
  longMessage: offered({ verifyPasskey: () => refusal({ message: longMessage }) }),
  /** The email field lists the passkeys, and the user takes their time, or chooses one at once. */
  lists: offered({}, listing('waits')),
  listedSucceeds: offered({ verifyPasskey: (call) => fromDb(call) }, listing('agrees')),
  /** The list of the email field breaks off: the button takes its place. */
  listBreaks: offered({}, listing('notAllowed')),
  listUnstarted: offered(
    { readPasskeyRequest: ({ policy }) => respondWith({ failure: 'server' }, policy) },
    listing('waits'),
  ),
  listNeverStarts: offered({ readPasskeyRequest: never }, listing('waits')),
  /** Logging in with a password beside it is never answered. */
  passwordNeverAnswers: offered({ logIn: never }),
  /** What the browser can do is never told. */
  undetected: offered({}, ({ passkeys }) => void (passkeys.support = 'unknown')),
  /** The browser has no passkeys. */
  absent: offered({}, ({ passkeys }) => void (passkeys.support = 'none')),
})
