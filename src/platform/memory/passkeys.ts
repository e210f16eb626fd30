import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyReason,
  PasskeyRequest,
  PasskeySupport,
} from '../../domain/auth/passkeys.ts'
import { toBase64Url } from '../../domain/text/base64Url.ts'
import type { PasskeyPort } from '../page.types.ts'
import { PasskeyRefused } from '../passkeyRefused.ts'

/** What the browser can do with passkeys, and how the user responds. */
export interface MemoryPasskeysOptions {
  /** 'unknown': it is never told. Default: 'button'. */
  readonly support?: PasskeySupport | 'unknown' | undefined
  /** Whether the device can keep a passkey. 'unknown': it is never told. Default: true. */
  readonly creates?: boolean | 'unknown' | undefined
  /** The user agrees, takes their time, or the browser gives no passkey for this reason. Default: 'agrees'. */
  readonly answer?: 'agrees' | 'waits' | PasskeyReason | undefined
}

/** Passkeys without an authenticator. Their signature is none, so that only a mock server takes them. */
export interface MemoryPasskeys extends PasskeyPort {
  support: NonNullable<MemoryPasskeysOptions['support']>
  creates: NonNullable<MemoryPasskeysOptions['creates']>
  answer: NonNullable<MemoryPasskeysOptions['answer']>
  /** The requests so far, and whether each waits in the list of the email field. */
  readonly asked: readonly { readonly request: PasskeyRequest; readonly isAutofill: boolean }[]
  /** What was to be created so far. */
  readonly created: readonly PasskeyCreation[]
  /** How many requests wait for the user. */
  readonly waiting: number
  /** The user chooses a passkey where a request waits, or agrees to create one. */
  choose(): void
}

const clientDataOf = (type: string, challenge: string) =>
  toBase64Url(JSON.stringify({ type, challenge, origin: 'https://tackboard.example' }))

const assertionOf = ({ challenge }: PasskeyRequest): PasskeyAssertion => ({
  id: 'passkey-1',
  rawId: 'passkey-1',
  type: 'public-key',
  response: {
    clientDataJSON: clientDataOf('webauthn.get', challenge),
    authenticatorData: toBase64Url('authenticator'),
    signature: toBase64Url('signature'),
  },
  clientExtensionResults: {},
})

const attestationOf = ({ challenge }: PasskeyCreation, id: string): PasskeyAttestation => ({
  id,
  rawId: id,
  type: 'public-key',
  response: {
    clientDataJSON: clientDataOf('webauthn.create', challenge),
    attestationObject: toBase64Url('attestation'),
    transports: ['internal'],
  },
  clientExtensionResults: {},
  authenticatorAttachment: 'platform',
})

export function createMemoryPasskeys({
  support = 'button',
  creates = true,
  answer = 'agrees',
}: MemoryPasskeysOptions = {}): MemoryPasskeys {
  const asked: { readonly request: PasskeyRequest; readonly isAutofill: boolean }[] = []
  const created: PasskeyCreation[] = []
  const waiting = new Set<() => void>()
  const respond = <Answer>(answerOf: () => Answer, signal: AbortSignal): Promise<Answer> => {
    if (port.answer === 'agrees') return Promise.resolve(answerOf())
    if (port.answer !== 'waits') return Promise.reject(new PasskeyRefused(port.answer))
    return new Promise((resolve, reject) => {
      const choose = () => {
        waiting.delete(choose)
        resolve(answerOf())
      }
      waiting.add(choose)
      signal.addEventListener('abort', () => {
        waiting.delete(choose)
        reject(signal.reason)
      })
    })
  }
  const port: MemoryPasskeys = {
    support,
    creates,
    answer,
    asked,
    created,
    get waiting() {
      return waiting.size
    },
    choose() {
      for (const resolve of waiting) resolve()
    },
    detect: () => (port.support === 'unknown' ? new Promise(() => undefined) : Promise.resolve(port.support)),
    get(request, { isAutofill, signal }) {
      asked.push({ request, isAutofill })
      return respond(() => assertionOf(request), signal)
    },
    canCreate: () =>
      port.creates === 'unknown' ? new Promise(() => undefined) : Promise.resolve(port.creates),
    create(creation, { signal }) {
      const id = `created-${created.push(creation)}`
      return respond(() => attestationOf(creation, id), signal)
    },
  }
  return port
}
