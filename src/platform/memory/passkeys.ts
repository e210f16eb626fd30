import type {
  PasskeyAssertion,
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
  /** The user agrees, takes their time, or the browser gives no passkey for this reason. Default: 'agrees'. */
  readonly answer?: 'agrees' | 'waits' | PasskeyReason | undefined
}

/** Passkeys without an authenticator. Their signature is none, so that only a mock server takes them. */
export interface MemoryPasskeys extends PasskeyPort {
  support: NonNullable<MemoryPasskeysOptions['support']>
  answer: NonNullable<MemoryPasskeysOptions['answer']>
  /** The requests so far, and whether each waits in the list of the email field. */
  readonly asked: readonly { readonly request: PasskeyRequest; readonly isAutofill: boolean }[]
  /** How many requests wait for the user. */
  readonly waiting: number
  /** The user chooses a passkey where a request waits. */
  choose(): void
}

const assertionOf = ({ challenge }: PasskeyRequest): PasskeyAssertion => ({
  id: 'passkey-1',
  rawId: 'passkey-1',
  type: 'public-key',
  response: {
    clientDataJSON: toBase64Url(
      JSON.stringify({ type: 'webauthn.get', challenge, origin: 'https://tackboard.example' }),
    ),
    authenticatorData: toBase64Url('authenticator'),
    signature: toBase64Url('signature'),
  },
  clientExtensionResults: {},
})

export function createMemoryPasskeys({
  support = 'button',
  answer = 'agrees',
}: MemoryPasskeysOptions = {}): MemoryPasskeys {
  const asked: { readonly request: PasskeyRequest; readonly isAutofill: boolean }[] = []
  const waiting = new Set<() => void>()
  const port: MemoryPasskeys = {
    support,
    answer,
    asked,
    get waiting() {
      return waiting.size
    },
    choose() {
      for (const resolve of waiting) resolve()
    },
    detect: () => (port.support === 'unknown' ? new Promise(() => undefined) : Promise.resolve(port.support)),
    get(request, { isAutofill, signal }) {
      asked.push({ request, isAutofill })
      if (port.answer === 'agrees') return Promise.resolve(assertionOf(request))
      if (port.answer !== 'waits') return Promise.reject(new PasskeyRefused(port.answer))
      return new Promise((resolve, reject) => {
        const choose = () => {
          waiting.delete(choose)
          resolve(assertionOf(request))
        }
        waiting.add(choose)
        signal.addEventListener('abort', () => {
          waiting.delete(choose)
          reject(signal.reason)
        })
      })
    },
  }
  return port
}
