import { toFailure } from '../../../src/api/failure.ts'
import type { ListedPasskey } from '../../../src/domain/auth/passkeyList.ts'
import type { Policy } from '../../../src/domain/policy/policy.ts'
import { passkeyListErrorTables, type PasskeyListRowId } from '../../../src/errors/auth/passkeyList.errors.ts'
import { findRow } from '../../../src/errors/resolve.ts'
import type { PasskeyListContext } from './passkeyList.types.ts'

/** The call that a failure is of. */
export type PasskeyListTable = keyof typeof passkeyListErrorTables

/** The catalogue row of what a call has thrown. */
export const rowOf = (table: PasskeyListTable, error: unknown, policy: Policy): PasskeyListRowId =>
  // SAFETY: the name is a row of that table.
  `${table}.${findRow(passkeyListErrorTables[table], toFailure(error), policy) ?? 'failed'}` as PasskeyListRowId

/** The passkey that is renamed or removed; undefined if it is in the list no more. */
export const chosenOf = ({
  passkeys,
  chosenId,
}: Pick<PasskeyListContext, 'passkeys' | 'chosenId'>): ListedPasskey | undefined =>
  passkeys.find(({ id }) => id === chosenId)
