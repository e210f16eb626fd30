import type { Failure } from '../../errors/failure.ts'
import type { PinMoveError } from '../../errors/people/pinMove.errors.ts'
import type { PeopleRowId } from '../../errors/people/people.errors.ts'
import type { TackboardConfig } from '../runtime/config.ts'

/** A call that failed, as a line in the log. No name goes with it. C1. */
export function logFailed(
  { onLog }: TackboardConfig,
  event: string,
  {
    row,
    failure,
  }: { readonly row: PeopleRowId | `pinMove.${PinMoveError}`; readonly failure: Failure | null },
): void {
  onLog({
    level: 'info',
    event,
    details: { row, status: failure?.status ?? null, code: failure?.code ?? null },
  })
}
