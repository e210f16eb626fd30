import { assign, emit, setup } from 'xstate'
import { pinPath } from '../../../src/domain/saving/pinSaved.ts'
import { countSave } from '../../../src/domain/saving/savedCounts.ts'
import type { Board } from '../../../src/domain/saving/board.ts'
import {
  resolveMobileCreatePinError,
  resolveMobileImagesError,
} from '../../../src/errors/createPin/createPin.errors.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { failureOf, required } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import type { boardPickerMachine } from '../../saving/boardPicker/boardPicker.machine.ts'
import type { BoardPickerOutput } from '../../saving/boardPicker/boardPicker.types.ts'
import type {
  sectionPickerMachine,
  SectionPickerOutput,
} from '../../saving/sectionPicker/sectionPicker.machine.ts'
import type { PageImage, PinRequest } from '../createPin/createPin.types.ts'
import type {
  MobileCreatePinContext,
  MobileCreatePinEmitted,
  MobileCreatePinEvent,
  MobileCreatePinInput,
} from './mobileCreatePin.types.ts'

export const initialContext = (input: MobileCreatePinInput): MobileCreatePinContext => ({
  ...input,
  images: [],
  error: null,
  imageUrl: input.draft.media,
  memory: null,
  board: null,
  section: null,
  savedId: null,
})

export const sessionOf = ({ session }: MobileCreatePinContext) => required(session, 'session')
export const boardOf = ({ board }: MobileCreatePinContext) => required(board, 'board')

/** The page that creates a section of the board or, without one, a board. saving.txt §2. */
export const createPathOf = (board: Board | null) =>
  board ? `/board/${encodeURIComponent(board.id)}/create_section/` : '/board/create/'

/** Where the page sends the visitor. */
export const redirectOf = ({ redirectTo, board }: Pick<MobileCreatePinContext, 'redirectTo' | 'board'>) =>
  redirectTo ?? createPathOf(board)

/** Input of the call that creates the pin. */
export const pinRequest = (context: MobileCreatePinContext): PinRequest => ({
  session: sessionOf(context),
  draft: context.draft,
  description: context.draft.description,
  imageUrl: context.imageUrl,
  method: context.imageUrl !== null && context.imageUrl !== context.draft.media ? 'scraped' : 'button',
  boardId: boardOf(context).id,
  sectionId: context.section?.id ?? null,
})

/** What can be undone or moved, if the app lets members do that. */
function savedOf(context: MobileCreatePinContext, { pinId }: { readonly pinId: string }) {
  const { draft, imageUrl, section, policy } = context
  if (!policy.saving.undoSaves) return {}
  const { title, description, url, color } = draft
  const pin = {
    id: draft.pinId,
    ...(title !== undefined && { title }),
    description,
    ...(url !== null && { link: url }),
    imageUrl,
    color,
  }
  return { saved: countSave({ pin, pinId, board: boardOf(context), section }) }
}

const on = eventsOf<MobileCreatePinContext, MobileCreatePinEvent>()

/** Actors, guards and actions of creating a pin on a phone; the chart is in `mobileCreatePin.machine.ts`. */
export const mobileCreatePinSetup = setup({
  types: types<{
    context: MobileCreatePinContext
    input: MobileCreatePinInput
    events: MobileCreatePinEvent
    emitted: MobileCreatePinEmitted
  }>(),
  actors: {
    findImages: notProvided<readonly PageImage[], { readonly url: string }>('findImages'),
    boardPicker: notProvidedMachine<typeof boardPickerMachine>('boardPicker'),
    sectionPicker: notProvidedMachine<typeof sectionPickerMachine>('sectionPicker'),
    savePin: notProvided<{ readonly pinId: string }, PinRequest>('savePin'),
  },
  delays: delays('requestTimeout'),
  guards: {
    isRedirected: ({ context }) => context.redirectTo !== null,
    hasNothing: ({ context: { draft } }) =>
      draft.url === null && draft.media === null && draft.pinId === null,
    looksForImages: ({ context: { draft, policy } }) =>
      policy.createPin.phonePictures && draft.url !== null && draft.media === null && draft.pinId === null,
    hasImages: (_, { output }: Output<readonly PageImage[]>) => output.length > 0,
    hasChoice: ({ context }) => context.images.length > 0,
    isFound: on.guard(
      'image.chosen',
      ({ url }, { images }) => url === null || images.some((image) => image.url === url),
    ),
    isToCreate: (_, { output }: Output<BoardPickerOutput | SectionPickerOutput>) => output.kind === 'create',
    offersSections: (_, { output }: Output<BoardPickerOutput>) =>
      output.kind === 'board' && output.board.sectionCount > 0,
    hasSections: ({ context: { board } }) => board !== null && board.sectionCount > 0,
  },
  actions: {
    assignImages: assign((_, { output }: Output<readonly PageImage[]>) => ({
      images: output,
      imageUrl: output[0]?.url ?? null,
    })),
    assignImage: assign(on.patch('image.chosen', ({ url }) => ({ imageUrl: url }))),
    assignImagesError: assign((_, thrown: Thrown) => ({
      error: resolveMobileImagesError(failureOf(thrown)),
    })),
    emitImagesUnread: emit((_, thrown: Thrown) => ({
      type: 'attempt.failed' as const,
      row: `mobileCreatePin.${resolveMobileImagesError(failureOf(thrown))}` as const,
      failure: failureOf(thrown),
    })),
    assignPicked: assign((_, { output }: Output<BoardPickerOutput>) =>
      output.kind === 'create'
        ? { memory: output.memory }
        : // Several boards are not offered here.
          {
            memory: output.memory,
            board: output.kind === 'board' ? output.board : (output.boards[0] ?? null),
          },
    ),
    assignSection: assign((_, { output }: Output<SectionPickerOutput>) => ({
      section: output.kind === 'section' ? output.section : null,
    })),
    dropBoard: assign({ board: null, section: null }),
    /** Boards have been created since the list was read. */
    forgetBoards: assign({ memory: null }),
    /** Nothing is saved any more, so there is a choice again. */
    forgetSaved: assign({ savedId: null, board: null, section: null }),
    assignSaved: assign((_, { output }: Output<{ readonly pinId: string }>) => ({ savedId: output.pinId })),
    emitViewed: emit({ type: 'page.viewed' }),
    emitRedirect: emit(({ context }) => ({ type: 'page.redirected' as const, href: redirectOf(context) })),
    emitCreated: emit(({ context }, { output }: Output<{ readonly pinId: string }>) => ({
      type: 'pin.created' as const,
      created: {
        pinId: output.pinId,
        board: boardOf(context),
        section: context.section,
        imageUrl: context.imageUrl,
      },
    })),
    /** The toast outlives the page. */
    emitSaved: emit(({ context }, { output }: Output<{ readonly pinId: string }>) => ({
      type: 'toast.shown' as const,
      ...savedOf(context, output),
      message: 'saving.toast.savedToBoard' as const,
      values: { board: boardOf(context).name },
      href: pinPath(output.pinId),
      duration: context.policy.saving.undoSaves ? ('undoToast' as const) : ('externalToast' as const),
      kind: 'status' as const,
    })),
    emitFailedToast: emit(({ context: { policy } }, thrown: Thrown) => ({
      type: 'toast.shown' as const,
      message: `mobileCreatePin.error.${resolveMobileCreatePinError(failureOf(thrown), policy)}` as const,
      duration: 'savingErrorToast' as const,
      kind: 'alert' as const,
    })),
    emitFailed: emit(({ context: { policy } }, thrown: Thrown) => ({
      type: 'attempt.failed' as const,
      row: `mobileCreatePin.${resolveMobileCreatePinError(failureOf(thrown), policy)}` as const,
      failure: failureOf(thrown),
    })),
    emitClosed: emit({ type: 'page.closed' }),
  },
})
