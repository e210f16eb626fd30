import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import type { Board } from '../../../src/domain/saving/board.ts'
import { countSave } from '../../../src/domain/saving/savedCounts.ts'
import { toFailure } from '../../../src/api/failure.ts'
import { canSaveAgain, resolveSaveError } from '../../../src/errors/saving/save.errors.ts'
import { detailOrMessage } from '../../../src/errors/serverText.ts'
import {
  boardOf,
  choiceActors,
  choiceGuards,
  createdSection,
  picked,
  pickedSection,
} from '../../fragments/choosesBoard.ts'
import { createdBoard, failedSilently, inviteActors, inviteGuards } from '../../fragments/createsBoard.ts'
import type { Output, Thrown } from '../../fragments/events.ts'
import { failureOf } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { BoardPickerOutput } from '../boardPicker/boardPicker.types.ts'
import type { severalSavesMachine } from '../severalSaves/severalSaves.machine.ts'
import type { SeveralSavesOutput } from '../severalSaves/severalSaves.types.ts'
import type { SectionFormOutput } from '../sectionForm/sectionForm.types.ts'
import { saveChoice } from './saveToBoard.rules.ts'
import type {
  RefreshedSections,
  SaveRequest,
  SaveToBoardContext,
  SaveToBoardEmitted,
  SaveToBoardEvent,
  SaveToBoardInput,
} from './saveToBoard.types.ts'

const outcomeGuards = {
  /** The list that the section was chosen from was out of date. */
  isSectionGone: ({ context: { policy, section } }: { context: SaveToBoardContext }, { error }: Thrown) =>
    (policy.saving.sectionsInSearch || policy.saving.recentSections) &&
    section !== null &&
    toFailure(error).status === 404,
  isForMore: (_: unknown, { output: { isMore } }: Output<SeveralSavesOutput>) => isMore,
}

/** Actors, delays, guards and actions of the save flow; the chart is in `saveToBoard.machine.ts`. */
export const saveToBoardSetup = setup({
  types: types<{
    context: SaveToBoardContext
    input: SaveToBoardInput
    events: SaveToBoardEvent
    emitted: SaveToBoardEmitted
  }>(),
  actors: {
    ...choiceActors,
    ...inviteActors,
    severalSaves: notProvidedMachine<typeof severalSavesMachine>('severalSaves'),
    savePin: notProvided<{ readonly pinId: string }, SaveRequest>('savePin'),
    readBoard: notProvided<Board, { readonly boardId: string }>('readBoard'),
    refreshSections: notProvided<RefreshedSections, { readonly boardId: string; readonly sectionId: string }>(
      'refreshSections',
    ),
  },
  delays: delays('requestTimeout', 'boardCreated', 'saveToast', 'undoToast'),
  guards: {
    ...choiceGuards,
    ...inviteGuards,
    isChosen: ({ context }) => context.board !== null,
    isForSeveral: ({ context }) => context.several.length > 0,
    ...outcomeGuards,
    isBoardNew: ({ context }) => context.invites !== null,
    hasSection: ({ context }) => context.section !== null,
    isUndoOffered: ({ context }) => context.policy.saving.undoSaves,
    isToastShown: ({ context }) => context.isToastShown,
    /** A saved pin was saved again, into a section, from a board's page. */
    hasOriginalBoard: ({ context: { pin, section, sourceBoardId } }) =>
      pin.id !== null && section !== null && sourceBoardId !== null,
    isOriginalBoardKnown: ({ context: { board, sourceBoardId } }) =>
      board !== null && board.id === sourceBoardId && board.url !== '',
  },
  actions: {
    assignPicked: assign((scope, params: Output<BoardPickerOutput>) => ({
      ...picked(scope, params),
      several: params.output.kind === 'several' ? params.output.boards : [],
    })),
    addSaved: assign(({ context }, { output: { savedIds } }: Output<SeveralSavesOutput>) => ({
      savedIds: [...context.savedIds, ...savedIds],
    })),
    closeSeveral: sendTo('severalSaves', { type: 'dialog.closed' }),
    assignNewBoard: assign(createdBoard),
    assignSection: assign(pickedSection),
    assignNewSection: assign(({ context }, created: Output<SectionFormOutput>) =>
      createdSection(context, created),
    ),
    dropBoard: assign({ board: null, section: null }),
    /** The boards are read again, and the list says why. */
    forgetList: assign(({ context: { memory } }) => ({
      memory: memory && { ...memory, boards: null, isSectionGone: true },
    })),
    /** Reports the save, once. The toast links to the pin. */
    announceSaved: enqueueActions(
      ({ context, enqueue }, { output: { pinId } }: { output: { readonly pinId: string } }) => {
        const { pin, section, isToastShown, policy } = context
        const board = boardOf(context)
        const saved = countSave({ pin, pinId, board, section })
        const { undoSaves } = policy.saving
        enqueue.emit({ type: 'pin.saved', saved })
        if (!isToastShown) return
        enqueue.emit({
          type: 'toast.shown',
          message: section ? 'saving.toast.savedToSection' : 'saving.toast.savedToBoard',
          values: { board: board.name, ...(section && { section: section.title }) },
          href: `/pin/${encodeURIComponent(pinId)}/`,
          saved: undoSaves ? saved : undefined,
          duration: undoSaves ? 'undoToast' : 'saveToast',
          kind: 'status',
        })
      },
    ),
    /** Reports why the save failed, with the server's message if there is one. */
    announceFailed: enqueueActions(({ context, enqueue }, failed: Thrown) => {
      const failure = failureOf(failed)
      const error = failure ? resolveSaveError(failure, context.policy) : ('timedOut' as const)
      enqueue.emit({ type: 'attempt.failed', row: `save.${error}`, failure })
      enqueue.emit({
        type: 'toast.shown',
        message: `save.error.${error}`,
        serverMessage: failure && detailOrMessage(failure),
        again: canSaveAgain(error) ? saveChoice(context) : undefined,
        duration: 'savingErrorToast',
        kind: 'alert',
      })
    }),
    announceGone: enqueueActions(({ context, enqueue }, failed: Thrown) => {
      const [boardId, sectionId] = [boardOf(context).id, context.section?.id ?? '']
      enqueue.emit({ type: 'section.gone', boardId, sectionId })
      enqueue.emit({ type: 'attempt.failed', row: 'boardPicker.sectionGone', failure: failureOf(failed) })
    }),
    emitFailed: emit(failedSilently),
    emitRefreshed: emit((_, { output }: Output<RefreshedSections>) => ({
      type: 'sections.refreshed' as const,
      refreshed: output,
    })),
    assignSavedTo: assign(({ context }) => ({ originalUrl: boardOf(context).url })),
    assignOriginal: assign((_, { output }: Output<Board>) => ({ originalUrl: output.url })),
    assignDescription: assign(({ context: { pin }, event }) =>
      event.type === 'description.changed' ? { pin: { ...pin, description: event.description } } : {},
    ),
    dropSource: assign({ sourceBoardId: null }),
    emitOpened: emit(({ context }) => ({ type: 'board.opened' as const, url: context.originalUrl })),
    emitClosed: emit({ type: 'modal.closed' }),
    emitEnded: emit({ type: 'flow.ended' }),
  },
})
