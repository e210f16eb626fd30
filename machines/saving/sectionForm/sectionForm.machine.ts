import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import type { BoardSection } from '../../../src/domain/saving/board.ts'
import { nameSourceOf, sectionNameOf } from '../../../src/domain/saving/sectionName.ts'
import { isAdAccountOwner } from '../../../src/domain/auth/session.ts'
import { resolveSectionFormError } from '../../../src/errors/saving/sectionForm.errors.ts'
import { detailOrMessage } from '../../../src/errors/serverText.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'
import type {
  SectionFormContext,
  SectionFormEmitted,
  SectionFormEvent,
  SectionFormInput,
  SectionFormOutput,
  SectionRequest,
} from './sectionForm.types.ts'

type Thrown = { readonly error: unknown }
const thrown = ({ event }: { event: Thrown }) => ({ error: event.error })
const rowOf = ({ error }: Thrown, { policy }: WithPolicy) => resolveSectionFormError(toFailure(error), policy)

const requestOf = ({ session, board, pinIds, name, suggestedName }: SectionFormContext): SectionRequest => ({
  boardId: board.id,
  pinIds,
  name: sectionNameOf(name),
  nameSource: nameSourceOf(sectionNameOf(name), suggestedName),
  subjectId: isAdAccountOwner(session) ? null : (session.advertiser?.id ?? null),
})

/** Adds a section to a board. Spec: saving.txt §2 "Add-section form", §3, §4 "Section create", §5 "Section name", §8. */
export const sectionFormMachine = setup({
  types: types<{
    context: SectionFormContext
    input: SectionFormInput
    events: SectionFormEvent
    output: SectionFormOutput
    emitted: SectionFormEmitted
  }>(),
  actors: { createSection: notProvided<BoardSection, SectionRequest>('createSection') },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    hasError: ({ context }) => context.error !== null,
    hasName: ({ context }) => sectionNameOf(context.name) !== '',
    /** The submitted name counts: autofill changes a field without an event. */
    canSubmit: ({ context, event }) =>
      event.type === 'form.submitted' && context.error === null && sectionNameOf(event.name) !== '',
    /** No answer has come, so nothing says that another name is needed. */
    canRetry: ({ context: { error, name } }) =>
      (error === 'offline' || error === 'timedOut') && sectionNameOf(name) !== '',
  },
  actions: {
    assignName: assign(({ event }) => ('name' in event ? { name: event.name } : {})),
    clearError: assign({ error: null, serverMessage: null }),
    assignFailure: assign(({ context }, { error }: Thrown) => ({
      error: rowOf({ error }, context),
      serverMessage: detailOrMessage(toFailure(error)),
    })),
    assignTimedOut: assign({ error: 'timedOut', serverMessage: null }),
    assignCreated: assign((_, section: BoardSection) => ({ output: { kind: 'created' as const, section } })),
    emitFailed: emit(({ context }, { error }: Thrown) => ({
      type: 'attempt.failed' as const,
      row: `sectionForm.${rowOf({ error }, context)}` as const,
      failure: toFailure(error),
    })),
    emitTimedOut: emit({ type: 'attempt.failed', row: 'sectionForm.timedOut', failure: null }),
    emitCreated: emit((_, section: BoardSection) => ({ type: 'section.created' as const, section })),
    emitCancelled: emit({ type: 'form.cancelled' }),
  },
}).createMachine({
  id: 'sectionForm',
  context: ({ input }) => ({
    ...input,
    name: input.suggestedName ?? '',
    error: null,
    serverMessage: null,
    output: { kind: 'cancelled' },
  }),
  initial: 'editing',
  output: ({ context }) => context.output,
  on: {
    /** Possible at any time; aborts a call in flight. */
    'form.cancelled': '.cancelled',
    'name.changed': { actions: 'assignName' },
  },
  states: {
    editing: {
      initial: 'empty',
      on: {
        'name.changed': { target: '.empty', actions: ['assignName', 'clearError'] },
        'form.submitted': { guard: 'canSubmit', target: 'saving', actions: 'assignName' },
      },
      states: {
        empty: {
          always: [
            { guard: 'hasError', target: 'refused' },
            { guard: 'hasName', target: 'filled' },
          ],
        },
        filled: {},
        /** Add stays disabled until the text is edited. */
        refused: { on: { 'retry.requested': { guard: 'canRetry', target: '#sectionForm.saving' } } },
      },
    },
    saving: {
      tags: 'pending',
      initial: 'waiting',
      invoke: {
        src: 'createSection',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'created',
          actions: [
            { type: 'assignCreated', params: ({ event }) => event.output },
            { type: 'emitCreated', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'assignFailure', params: thrown },
            { type: 'emitFailed', params: thrown },
          ],
        },
      },
      after: { requestTimeout: { target: 'editing', actions: ['assignTimedOut', 'emitTimedOut'] } },
      on: { 'submit.cancelled': 'editing' },
      states: { waiting: { after: { slowAnswer: 'slow' } }, slow: {} },
    },
    created: { type: 'final' },
    cancelled: { type: 'final', entry: 'emitCancelled' },
  },
})
