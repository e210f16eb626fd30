import { assign, emit, enqueueActions, setup } from 'xstate'
import {
  changeOfSave,
  isSavedThere,
  revertOf,
  type SaveChange,
} from '../../../src/domain/saving/saveChange.ts'
import { canChangeAgain, resolveSaveChangeError } from '../../../src/errors/saving/saveChange.errors.ts'
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
import { failureOf, required } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type { SectionFormOutput } from '../sectionForm/sectionForm.types.ts'
import type {
  SaveChangeContext,
  SaveChangeEmitted,
  SaveChangeEvent,
  SaveChangeInput,
} from './saveChange.types.ts'

const placeOf = (context: SaveChangeContext) => ({ board: boardOf(context), section: context.section })
const wishOf = (context: SaveChangeContext) => (context.wish === 'undo' ? 'undo' : placeOf(context))
/** The change in flight. */
export const changeOf = ({ change }: SaveChangeContext): SaveChange => required(change, 'change')

/** Actors, delays, guards and actions; the chart is in `saveChange.machine.ts`. */
export const saveChangeSetup = setup({
  types: types<{
    context: SaveChangeContext
    input: SaveChangeInput
    events: SaveChangeEvent
    emitted: SaveChangeEmitted
  }>(),
  actors: {
    ...choiceActors,
    ...inviteActors,
    changeSave: notProvided<void, { readonly change: SaveChange }>('changeSave'),
  },
  delays: delays('requestTimeout'),
  guards: {
    ...choiceGuards,
    ...inviteGuards,
    isToChoose: ({ context }) => context.wish === 'choose',
    isThere: ({ context }) => isSavedThere(context.saved, placeOf(context)),
  },
  actions: {
    assignPicked: assign(picked),
    assignNewBoard: assign(createdBoard),
    assignSection: assign(pickedSection),
    assignNewSection: assign(({ context }, created: Output<SectionFormOutput>) =>
      createdSection(context, created),
    ),
    dropBoard: assign({ board: null, section: null }),
    assignChange: assign(({ context }) => ({
      change: changeOfSave(context.saved, context.wish === 'undo' ? null : placeOf(context)),
    })),
    /** The page shows the change at once. */
    announceChange: enqueueActions(({ context, enqueue }) => {
      const change = changeOf(context)
      const { board, section } = change.to ?? context.saved
      enqueue.emit({ type: 'save.changed', change })
      enqueue.emit({
        type: 'toast.shown',
        message: !change.to
          ? 'saveChange.undone'
          : section
            ? 'saveChange.movedToSection'
            : 'saveChange.movedToBoard',
        values: { board: board.name, ...(section && { section: section.title }) },
        href: change.to && `/pin/${encodeURIComponent(change.pin.id)}/`,
        duration: 'saveToast',
        kind: 'status',
      })
    }),
    emitConfirmed: emit(({ context }) => ({ type: 'change.confirmed' as const, change: changeOf(context) })),
    /** The page shows what was before, and the toast says why. */
    announceFailed: enqueueActions(({ context, enqueue }, failed: Thrown) => {
      const failure = failureOf(failed)
      const error = resolveSaveChangeError(failure, context.policy)
      enqueue.emit({ type: 'save.changed', change: revertOf(changeOf(context)) })
      enqueue.emit({ type: 'attempt.failed', row: `saveChange.${error}`, failure })
      enqueue.emit({
        type: 'toast.shown',
        message: `saveChange.error.${error}`,
        values: { board: context.saved.board.name },
        serverMessage: failure && detailOrMessage(failure),
        again: canChangeAgain(error) ? wishOf(context) : undefined,
        duration: 'savingErrorToast',
        kind: 'alert',
      })
    }),
    emitFailed: emit(failedSilently),
    emitEnded: emit({ type: 'flow.ended' }),
  },
})
