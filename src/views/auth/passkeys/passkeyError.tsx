import type { ReactNode } from 'react'
import type { PasskeyListRowId } from '../../../errors/auth/passkeyList.errors.ts'
import type { passkeyList } from '../../../messages/en/auth/account/passkeyList.ts'
import { errorKey } from '../../errorKey.ts'
import type { Translate } from '../../text.tsx'

type ErrorKey = Extract<keyof typeof passkeyList, `${string}.error.${string}`>

/** The text of a failure: the server's, if it has one for people. */
export const passkeyError = (
  t: Translate<keyof typeof passkeyList>,
  error: PasskeyListRowId | null,
  serverMessage: string | null,
): ReactNode => error && (serverMessage ? <bdi>{serverMessage}</bdi> : t(errorKey<ErrorKey>(error)))
