import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { withPasskey, type ListedPasskey } from '../../../src/domain/auth/passkeyList.ts'
import { visibleName } from '../../../src/domain/text/visibleName.ts'
import type { PasskeyListRowId } from '../../../src/errors/auth/passkeyList.errors.ts'
import { attemptFailed } from '../../fragments/emitted.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import { chosenOf, rowOf, type PasskeyListTable } from './passkeyList.rules.ts'
import type {
  PasskeyListContext,
  PasskeyListEmitted,
  PasskeyListEvent,
  PasskeyListInput,
  ReadPasskeys,
} from './passkeyList.types.ts'

const on = eventsOf<PasskeyListContext, PasskeyListEvent>()

export interface FailedCall extends Thrown {
  readonly table: PasskeyListTable
}

const noFailure = { failure: null, serverMessage: null } as const

/** Actors, delays, guards and actions of the list of passkeys; the chart is in `passkeyList.machine.ts`. */
export const passkeyListSetup = setup({
  types: types<{
    context: PasskeyListContext
    input: PasskeyListInput
    events: PasskeyListEvent
    emitted: PasskeyListEmitted
  }>(),
  actors: {
    readPasskeys: notProvided<ReadPasskeys, undefined>('readPasskeys'),
    renamePasskey: notProvided<ListedPasskey, { readonly id: string; readonly name: string }>(
      'renamePasskey',
    ),
    removePasskey: notProvided<void, { readonly id: string }>('removePasskey'),
  },
  delays: delays('requestTimeout'),
  guards: {
    hasPasskeys: ({ context }) => context.passkeys.length > 0,
    isListed: ({ context, event }) => 'id' in event && context.passkeys.some(({ id }) => id === event.id),
    isBlank: on.guard('rename.submitted', ({ name }) => visibleName(name) === ''),
    isUnchanged: on.guard(
      'rename.submitted',
      ({ name }, context) => visibleName(name) === chosenOf(context)?.name,
    ),
    isGone: ({ context: { policy } }, { error }: Thrown) =>
      rowOf('passkeyChange', error, policy) === 'passkeyChange.unknown',
  },
  actions: {
    assignList: assign((_, { output }: Output<ReadPasskeys>) => ({ ...output, ...noFailure })),
    assignChosen: assign(({ event }) => ({
      ...noFailure,
      news: null,
      chosenId: 'id' in event ? event.id : '',
    })),
    assignName: assign(
      on.patch('rename.submitted', ({ name }) => ({ ...noFailure, name: visibleName(name) })),
    ),
    assignRenamed: assign(({ context: { passkeys } }, { output }: Output<ListedPasskey>) => ({
      passkeys: withPasskey(passkeys, output),
      news: { kind: 'renamed' as const, name: output.name },
    })),
    addPasskey: assign(
      on.patch('passkey.added', ({ passkey }, { passkeys }) => ({
        passkeys: withPasskey(passkeys, passkey),
        news: { kind: 'added' as const, name: passkey.name },
      })),
    ),
    dropPasskey: assign(({ context }) => ({
      ...noFailure,
      passkeys: context.passkeys.filter(({ id }) => id !== context.chosenId),
      news: { kind: 'removed' as const, name: chosenOf(context)?.name ?? '' },
    })),
    assignFailure: assign(({ context: { policy } }, { error, table }: FailedCall) => ({
      failure: rowOf(table, error, policy),
      serverMessage: toFailure(error).serverMessage,
    })),
    assignRow: assign((_, { row }: { row: PasskeyListRowId }) => ({ failure: row, serverMessage: null })),
    clearError: assign(noFailure),
    emitRenamed: emit({ type: 'passkeyList.renamed' }),
    emitRemoved: emit({ type: 'passkeyList.removed' }),
    emitFailed: emit(({ context }, { error }: Thrown) =>
      attemptFailed(context.failure ?? 'passkeyList.failed', error),
    ),
  },
})
