import type { EventObject } from 'xstate'

export interface Output<T> {
  readonly output: T
}

export interface Thrown {
  readonly error: unknown
}

/** Passes an actor's result on: `{ type: 'assignUser', params: output }`. */
export const output = <T>({ event }: { event: Output<T> }): Output<T> => ({ output: event.output })

/** Passes an actor's error on: `{ type: 'assignFailure', params: thrown }`. */
export const thrown = ({ event }: { event: Thrown }): Thrown => ({ error: event.error })

const isOfType = <Event extends EventObject, Type extends Event['type']>(
  event: Event,
  type: Type,
): event is Extract<Event, { type: Type }> => event.type === type

type Reader<Context, Event, Type, Result> = (
  event: Extract<Event, { type: Type }>,
  context: Context,
) => Result

interface Scope<Context, Event> {
  readonly context: Context
  readonly event: Event
}

/** Guards and assigners that read one type of a machine's events. On any other event a guard is false, and nothing is assigned. */
export const eventsOf = <Context, Event extends EventObject>() => ({
  /** `isValidEmail: on.guard('email.changed', ({ value }) => isEmail(value))` */
  guard:
    <Type extends Event['type']>(type: Type, check: Reader<Context, Event, Type, boolean>) =>
    ({ context, event }: Scope<Context, Event>): boolean =>
      isOfType(event, type) && check(event, context),

  /** `assignEmail: assign(on.patch('email.changed', ({ value }) => ({ email: value })))` */
  patch:
    <Type extends Event['type']>(type: Type, read: Reader<Context, Event, Type, Partial<Context>>) =>
    ({ context, event }: Scope<Context, Event>): Partial<Context> =>
      isOfType(event, type) ? read(event, context) : {},
})
