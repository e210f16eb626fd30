import {
  CREDENTIAL_ASKED_KEY,
  type StoredCredentialReading,
} from '../../../src/domain/auth/storedCredential.ts'
import type { Handlers } from '../../handlers/handler.ts'
import { logIn } from '../../handlers/auth/logIn.ts'
import { readPasskeyRequest } from '../../handlers/auth/passkeys.ts'
import type { MemoryPlatform } from '../../platform.ts'
import { never, respondWith } from '../../respond.ts'
import { inArea, type Situation } from '../scenario.ts'

/** The password of the first member of the tables, as a browser has stored it. */
export const keptCredential = { id: 'wren@example.com', password: 'correct horse battery' }

const asking = (
  kept: MemoryPlatform['credentials']['kept'],
  answers: Partial<Handlers> = {},
  readsStoredCredential: StoredCredentialReading = 'silent',
): Situation => ({
  answers,
  platform: ({ credentials }) => void (credentials.kept = kept),
  policy: { readsStoredCredential },
})

const refusing = (code: 'wrongPassword' | 'mfaRequired' | 'rateLimited') =>
  asking(keptCredential, { logIn: ({ policy }) => respondWith({ code }, policy) })

/** What the browser answers when the page asks for a stored password, all with `policy.readsStoredCredential`. */
export const storedCredentialScenarios = inArea('storedCredential', {
  succeeds: asking(keptCredential, { logIn: (call) => logIn(call) }),
  neverAnswers: asking(keptCredential, { logIn: never }),
  wrongPassword: refusing('wrongPassword'),
  mfaRequired: refusing('mfaRequired'),
  rateLimited: refusing('rateLimited'),
  none: asking('none'),
  /** This tab has asked already. */
  askedBefore: {
    ...asking(keptCredential),
    platform({ credentials, tabStorage }) {
      credentials.kept = keptCredential
      tabStorage.set(CREDENTIAL_ASKED_KEY, true)
    },
  },
  dismissed: asking('dismissed', {}, 'optional'),
  notSupported: asking('notSupported'),
  breaks: asking('failed'),
  /** The browser never answers, although it needs not ask the person. */
  hangs: asking('hangs'),
  /** The browser shows its choice, which waits for the person. */
  waits: asking('waits', { logIn: (call) => logIn(call) }, 'optional'),
  /** The app has passkeys, too, and the email field lists them. */
  waitsBeforePasskeys: {
    ...asking('waits', { logIn: (call) => logIn(call), readPasskeyRequest }, 'optional'),
    platform({ credentials, passkeys }) {
      credentials.kept = 'waits'
      Object.assign(passkeys, { support: 'autofill', answer: 'waits', creates: false })
    },
    policy: { readsStoredCredential: 'optional', passkeys: true },
  },
})
