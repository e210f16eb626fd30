import type { CodeSlot } from '../../../src/domain/policy/codes.ts'
import { oneTapErrors } from '../../../src/errors/auth/oneTap.errors.ts'
import { failuresOf } from '../../fragments/directLogin.ts'
import type { OneTapContext } from './oneTap.types.ts'

/** The rows that are a state of `failure`. */
export const failures = failuresOf(oneTapErrors)

export const credentialsOf = ({ idToken }: OneTapContext) => ({
  google_open_id_token: idToken,
})

/** Guard: the server refused with this code, which in this call means a further step rather than an error. */
export const withCode = (code: CodeSlot) =>
  ({
    type: 'isCode',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, code }),
  }) as const
