import { output, thrown, type Thrown } from '../../fragments/events.ts'
import {
  boardOf,
  initialContext,
  mobileCreatePinSetup,
  pinRequest,
  sessionOf,
} from './mobileCreatePin.setup.ts'

const failed = <Params extends Thrown | typeof thrown>(params: Params) =>
  [
    { type: 'emitFailedToast', params },
    { type: 'emitFailed', params },
  ] as const

const unread = <Params extends Thrown | typeof thrown>(params: Params) =>
  ({
    target: 'imagesUnread',
    actions: [
      { type: 'assignImagesError', params },
      { type: 'emitImagesUnread', params },
    ],
  }) as const
const leavable = { 'page.dismissed': 'left' } as const

/**
 * Creating a pin from an external page on a phone: a board, a section if it has some, and back to the page. Spec: saving.txt §2
 * "Create-pin page", §4 "Mobile pin creation". Boards and sections are created on pages of their own.
 */
export const mobileCreatePinMachine = mobileCreatePinSetup.createMachine({
  id: 'mobileCreatePin',
  context: ({ input }) => initialContext(input),
  initial: 'deciding',
  on: { 'boards.changed': { actions: 'forgetBoards' } },
  states: {
    deciding: {
      always: [
        { guard: 'isRedirected', target: 'redirecting' },
        { guard: 'hasNothing', target: 'nothing', actions: 'emitViewed' },
        { guard: 'hasChoice', target: 'choosingBoard', actions: 'emitViewed' },
        { guard: 'looksForImages', target: 'findingImages', actions: 'emitViewed' },
        { target: 'choosingBoard', actions: 'emitViewed' },
      ],
    },
    redirecting: { tags: ['leaving', 'view:redirecting'], entry: 'emitRedirect' },
    /** The page brought neither an address nor a picture. */
    nothing: { tags: 'view:nothing', on: { 'page.dismissed': 'left' } },
    /** As in the popup. saving.txt §4 "Popup flow". */
    findingImages: {
      tags: ['pending', 'view:findingImages'],
      invoke: {
        src: 'findImages',
        input: ({ context: { draft } }) => ({ url: draft.url ?? '' }),
        onDone: [
          {
            guard: { type: 'hasImages', params: output },
            target: 'choosingImage',
            actions: { type: 'assignImages', params: output },
          },
          { target: 'noImages' },
        ],
        onError: unread(thrown),
      },
      after: { requestTimeout: unread({ error: null }) },
      on: { ...leavable, 'images.settled': 'choosingBoard' },
    },
    choosingImage: {
      tags: 'view:choosingImage',
      on: {
        ...leavable,
        'image.chosen': { guard: 'isFound', actions: 'assignImage' },
        'images.settled': 'choosingBoard',
      },
    },
    /** The page has no picture that could become a pin. */
    noImages: { tags: 'view:noImages', on: { ...leavable, 'images.settled': 'choosingBoard' } },
    imagesUnread: {
      tags: 'view:imagesUnread',
      on: { ...leavable, 'images.settled': 'choosingBoard', 'retry.requested': 'findingImages' },
    },
    choosingBoard: {
      tags: 'view:choosingBoard',
      entry: 'dropBoard',
      invoke: {
        src: 'boardPicker',
        id: 'boardPicker',
        input: ({ context }) => ({
          policy: context.policy,
          session: sessionOf(context),
          pinId: context.draft.pinId,
          isDesktop: false,
          memory: context.memory,
        }),
        onDone: [
          { guard: { type: 'isToCreate', params: output }, target: 'redirecting' },
          {
            guard: { type: 'offersSections', params: output },
            target: 'choosingSection',
            actions: { type: 'assignPicked', params: output },
          },
          { target: 'creating', actions: { type: 'assignPicked', params: output } },
        ],
      },
      on: {
        'step.cancelled': { guard: 'hasChoice', target: 'choosingImage' },
        'page.dismissed': 'left',
        'boards.changed': { target: 'choosingBoard', reenter: true, actions: 'forgetBoards' },
      },
    },
    choosingSection: {
      tags: 'view:choosingSection',
      invoke: {
        src: 'sectionPicker',
        id: 'sectionPicker',
        input: ({ context }) => ({ policy: context.policy, board: boardOf(context) }),
        onDone: [
          { guard: { type: 'isToCreate', params: output }, target: 'redirecting' },
          { target: 'creating', actions: { type: 'assignSection', params: output } },
        ],
      },
      on: {
        'step.cancelled': 'choosingBoard',
        'page.dismissed': 'left',
        'boards.changed': { target: 'choosingSection', reenter: true, actions: 'forgetBoards' },
      },
    },
    creating: {
      tags: ['pending', 'view:creating'],
      invoke: {
        src: 'savePin',
        input: ({ context }) => pinRequest(context),
        onDone: {
          target: 'created',
          actions: [
            { type: 'assignSaved', params: output },
            { type: 'emitCreated', params: output },
            { type: 'emitSaved', params: output },
            'emitClosed',
          ],
        },
        onError: { target: 'failed', actions: failed(thrown) },
      },
      after: {
        requestTimeout: {
          target: 'failed',
          actions: failed({ error: null }),
        },
      },
    },
    /** The list of boards is as it was. */
    failed: { always: [{ guard: 'hasSections', target: 'choosingSection' }, { target: 'choosingBoard' }] },
    /** Only seen where the browser does not leave the page, as `left`. */
    created: { tags: 'view:created', on: { 'save.undone': 'undone' } },
    /** The pin is removed again, by the toast. The server may yet refuse that. */
    undone: {
      tags: 'view:left',
      on: { 'save.restored': 'created', 'choice.resumed': { target: 'deciding', actions: 'forgetSaved' } },
    },
    left: { tags: ['leaving', 'view:left'], entry: 'emitClosed', on: { 'choice.resumed': 'deciding' } },
  },
})
