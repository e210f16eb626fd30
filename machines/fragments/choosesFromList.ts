import { toFailure } from '../../src/api/failure.ts'
import { output, thrown, type Output, type Thrown } from './events.ts'
import { waiting } from './form.ts'

/** What somebody can do about the list as a whole. */
export type ListEvent = { readonly type: 'retry.requested' } | { readonly type: 'selection.cancelled' }

/**
 * Reads a list, of which one item is chosen. The machine has the states `choosing`, `empty` and `failed`, the guard `isEmpty`, and the
 * actions `emitFailed` and `assign`.
 */
export const readsList = <Read extends string, Assign extends string>(read: Read, assign: Assign) =>
  ({
    tags: 'pending',
    invoke: {
      src: read,
      onDone: [
        { guard: { type: 'isEmpty', params: output<readonly unknown[]> }, target: 'empty' },
        { target: 'choosing', actions: { type: assign, params: output } },
      ],
      onError: { target: 'failed', actions: { type: 'emitFailed', params: thrown } },
    },
    after: {
      requestTimeout: { target: 'failed', actions: { type: 'emitFailed', params: { error: null } } },
    },
    ...waiting,
  }) as const

/** There is no list to choose from. It is read once more on request. */
export const retriable = { on: { 'retry.requested': 'loading' } } as const

/** Guard: whether the list has no items. */
export const isEmpty = (_: unknown, { output: list }: Output<readonly unknown[]>) => list.length === 0

/** For `emitFailed`. `error`: what the call threw; null when no answer arrived in time. */
export const unread =
  <Row extends string>(row: Row) =>
  (_: unknown, { error }: Thrown) => ({
    type: 'attempt.failed' as const,
    row,
    failure: error === null ? null : toFailure(error),
  })
