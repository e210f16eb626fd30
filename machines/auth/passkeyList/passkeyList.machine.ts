import { output, thrown } from '../../fragments/events.ts'
import { failsAs, timesOut } from '../../fragments/form.ts'
import { passkeyListSetup } from './passkeyList.setup.ts'

/** What can be done with each passkey. */
const choice = {
  'rename.started': { guard: 'isListed', target: '#passkeyList.renaming', actions: 'assignChosen' },
  'removal.started': { guard: 'isListed', target: '#passkeyList.confirming', actions: 'assignChosen' },
} as const

const removed = { target: 'deciding', actions: ['dropPasskey', 'emitRemoved'] } as const

/**
 * The passkeys of the member, each of which can be renamed and removed; creating one is `passkeyCreation`, beside it. The server decides
 * which may be removed. Beyond the specification.
 */
export const passkeyListMachine = passkeyListSetup.createMachine({
  id: 'passkeyList',
  context: ({ input }) => ({
    ...input,
    passkeys: [],
    readAt: 0,
    chosenId: '',
    name: '',
    news: null,
    failure: null,
    serverMessage: null,
  }),
  initial: 'loading',
  on: { 'passkey.added': { actions: 'addPasskey' } },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        src: 'readPasskeys',
        onDone: { target: 'deciding', actions: { type: 'assignList', params: output } },
        onError: failsAs('failed', { table: 'passkeyList' }),
      },
      after: timesOut('failed', 'passkeyList.timedOut'),
    },
    failed: {
      on: { 'list.retried': { target: 'loading', actions: 'clearError' } },
    },
    deciding: {
      always: [{ guard: 'hasPasskeys', target: 'listed' }, { target: 'empty' }],
    },
    empty: {
      always: { guard: 'hasPasskeys', target: 'listed' },
    },
    listed: { on: choice },
    /** A removal was cancelled in flight, so only the server knows its outcome. Meanwhile the list can still be used. */
    rereading: {
      invoke: {
        src: 'readPasskeys',
        onDone: { target: 'deciding', actions: { type: 'assignList', params: output } },
        onError: 'listed',
      },
      after: { requestTimeout: 'listed' },
      on: choice,
    },
    renaming: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            ...choice,
            'rename.submitted': [
              {
                guard: 'isBlank',
                actions: { type: 'assignRow', params: { row: 'passkeyChange.nameRequired' } },
              },
              { guard: 'isUnchanged', target: '#passkeyList.listed', actions: 'clearError' },
              { target: 'saving', actions: 'assignName' },
            ],
            'rename.cancelled': { target: '#passkeyList.listed', actions: 'clearError' },
          },
        },
        saving: {
          tags: 'pending',
          invoke: {
            src: 'renamePasskey',
            input: ({ context: { chosenId, name } }) => ({ id: chosenId, name }),
            onDone: {
              target: '#passkeyList.listed',
              actions: [{ type: 'assignRenamed', params: output }, 'emitRenamed'],
            },
            onError: failsAs('editing', { table: 'passkeyChange' }),
          },
          after: timesOut('editing', 'passkeyChange.timedOut'),
          on: { 'rename.cancelled': 'editing' },
        },
      },
    },
    confirming: {
      on: {
        'removal.confirmed': { target: 'removing', actions: 'clearError' },
        'question.closed': { target: 'listed', actions: 'clearError' },
      },
    },
    removing: {
      tags: 'pending',
      invoke: {
        src: 'removePasskey',
        input: ({ context: { chosenId } }) => ({ id: chosenId }),
        onDone: removed,
        onError: [
          { guard: { type: 'isGone', params: thrown }, ...removed },
          failsAs('confirming', { table: 'passkeyChange' }),
        ],
      },
      after: timesOut('confirming', 'passkeyChange.timedOut'),
      on: { 'question.closed': 'rereading' },
    },
  },
})
