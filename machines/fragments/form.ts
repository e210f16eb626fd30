import type { ErrorRow } from '../../src/errors/catalogue.ts'
import type { ErrorSlots } from '../../src/errors/rows.ts'
import { thrown, type Thrown } from './events.ts'

/** What a form keeps about its last failure. */
export interface FormErrors<Slot extends string, Row extends string> {
  /** The errors on screen, by their place in the form. */
  readonly errors: ErrorSlots<Slot, Row>
  /** The catalogue row of the last failure. */
  readonly failure: Row | null
  /** The message that came with the failure. It is for people only if the failure's row says so, such as 'login.serverMessage'. */
  readonly serverMessage: string | null
}

export const noErrors = { errors: {}, failure: null, serverMessage: null } as const

interface Catalogue<Row extends string> {
  readonly row: (id: Row) => ErrorRow
  readonly slotOf: (id: Row) => string | null
}

/** What a form keeps about a failure: its row, also by its place in the form unless it is silent or shows elsewhere. */
export const failsWith =
  <Row extends string>({ row, slotOf }: Catalogue<Row>) =>
  (id: Row) => {
    const slot = slotOf(id)
    const errors: Readonly<Record<string, Row>> = slot && row(id).message !== 'none' ? { [slot]: id } : {}
    return { failure: id, errors, serverMessage: null }
  }

/** Editing a field clears its own error and the form's notice. */
export function withoutError<Slots extends ErrorSlots<string, string>>(
  errors: Slots,
  field: keyof Slots,
): Slots {
  const { [field]: own, notice, ...rest } = errors
  // SAFETY: every slot is optional.
  return own || notice ? (rest as Partial<Slots> as Slots) : errors
}

/** The call is in flight; after a while the form says so and offers to cancel. */
export const waiting = {
  initial: 'waiting',
  states: { waiting: { after: { slowAnswer: 'slow' } }, slow: {} },
} as const

/** A call that fails: assigns the failure, reports it, and leaves for `target`. */
export const fails = <Target extends string>(target: Target) =>
  ({
    target,
    actions: [
      { type: 'assignFailure', params: thrown },
      { type: 'emitFailed', params: thrown },
    ],
  }) as const

/** Assigns a failure that depends on more than the error, such as on which call it was. */
export const assignsFailure = <const More extends object>(more: More) =>
  ({
    type: 'assignFailure',
    params: ({ event: { error } }: { event: Thrown }) => ({ error, ...more }),
  }) as const

/** A call that fails, where the failure depends on more than the error. */
export const failsAs = <Target extends string, const More extends object>(target: Target, more: More) =>
  ({ target, actions: [assignsFailure(more), { type: 'emitFailed', params: thrown }] }) as const

/** A call that is never answered ends like one that fails, with this row. */
export const timesOut = <Target extends string, Row extends string>(target: Target, row: Row) =>
  ({
    requestTimeout: {
      target,
      actions: [
        { type: 'assignRow', params: { row } },
        { type: 'emitFailed', params: { error: null } },
      ],
    },
  }) as const
