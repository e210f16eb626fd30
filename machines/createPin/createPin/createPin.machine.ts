import { and, not, or, raise, stateIn } from 'xstate'
import type { CreatePinRowId } from '../../../src/errors/createPin/createPin.errors.ts'
import { output, thrown, type Thrown } from '../../fragments/events.ts'
import { endedWith, required } from '../../fragments/outcome.ts'
import { waiting } from '../../fragments/form.ts'
import { initialContext, pinRequest, severalRequests } from './createPin.rules.ts'
import { createPinSetup } from './createPin.setup.ts'
import type { Chosen } from './createPin.types.ts'

/** Only logged. */
const silently = <Row extends CreatePinRowId>(row: Row) =>
  ({
    type: 'emitSilent',
    params: ({ event }: { event: Thrown }) => ({ row, error: event.error }),
  }) as const
const unread = { type: 'emitSilent', params: { row: 'createPin.imagesUnread', error: null } } as const

/** A pin that was sent no longer changes, so that what is shown is what was saved. */
const isUnsent = not(
  or([
    stateIn('#createPin.pin.saving'),
    stateIn('#createPin.pin.savingSeveral'),
    stateIn('#createPin.pin.saved'),
  ]),
)
const isFinding = stateIn('#createPin.images.finding')
/** Sends one pin, or one for each of several pictures. */
const sends = [{ guard: 'isForSeveral', target: 'savingSeveral' }, { target: 'saving' }] as const
const isClaimOffered = stateIn('#createPin.pin.saved.claim.offered')

/**
 * Creating a pin from an external page, in its own window. Spec: saving.txt §2 "Create-pin page", §4 "Popup flow". The board can be
 * chosen while the page's images are still being found. A failure keeps the board, the picture and the description.
 */
export const createPinMachine = createPinSetup.createMachine({
  id: 'createPin',
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  on: {
    'description.changed': { guard: isUnsent, actions: 'assignDescription' },
    'field.changed': { guard: isUnsent, actions: 'assignField' },
    'altText.changed': { guard: isUnsent, actions: 'assignAltText' },
  },
  states: {
    /** The pin's picture: the one that the page names, or one of those that the server finds on the page. saving.txt §4 "Popup flow". */
    images: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'hasMedia', target: 'registering' },
            { guard: 'hasUrl', target: 'finding' },
            { target: 'absent' },
          ],
        },
        /** Announces the image to the server. Nothing waits for it, and nothing is shown of it. */
        registering: {
          invoke: {
            src: 'registerImage',
            input: ({ context: { draft } }) => ({ url: draft.media ?? '' }),
            onDone: 'given',
            onError: {
              target: 'given',
              actions: silently('createPin.imageUnregistered'),
            },
          },
        },
        given: { always: { guard: and(['looksForMore', isUnsent]), target: 'findingMore' } },
        /** Looks for the page's other pictures. Nothing waits for them: what the page named is chosen. */
        findingMore: {
          invoke: {
            src: 'findImages',
            input: ({ context: { draft } }) => ({ url: draft.url ?? '' }),
            onDone: [
              {
                guard: and([isUnsent, { type: 'hasMore', params: output }]),
                target: 'choosing',
                actions: { type: 'assignMoreImages', params: output },
              },
              { target: 'alone' },
            ],
            onError: { target: 'alone', actions: silently('createPin.imagesUnread') },
          },
          after: { requestTimeout: { target: 'alone', actions: unread } },
        },
        /** The page has no other picture than the one that it named. */
        alone: {},
        finding: {
          invoke: {
            src: 'findImages',
            input: ({ context: { draft } }) => ({ url: draft.url ?? '' }),
            onDone: [
              {
                guard: { type: 'hasImages', params: output },
                target: 'choosing',
                actions: { type: 'assignImages', params: output },
              },
              { target: 'absent' },
            ],
            onError: {
              target: 'absent',
              actions: silently('createPin.imagesUnread'),
            },
          },
          on: { 'images.skipped': 'absent' },
          after: { requestTimeout: { target: 'absent', actions: unread } },
        },
        choosing: {
          on: {
            'image.chosen': { guard: and([isUnsent, 'isFound']), actions: 'assignImage' },
            'images.ticked': { guard: and([isUnsent, 'canTick']), actions: 'assignTicked' },
          },
        },
        /** The pin is a link, without a picture. */
        absent: {},
      },
    },
    pin: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasNothing', target: 'nothing' }, { target: 'choosingBoard' }] },
        /** The page brought neither an address nor a picture. */
        nothing: { tags: 'view:nothing', on: { 'page.dismissed': 'closing' } },
        choosingBoard: {
          tags: 'view:choosingBoard',
          entry: 'clearError',
          invoke: {
            src: 'destination',
            id: 'destination',
            input: ({ context: { policy, session, draft, memory } }) => ({
              policy,
              session,
              pinId: draft.pinId,
              memory,
            }),
            onDone: [
              { guard: endedWith('cancelled'), target: 'closing' },
              {
                target: 'waitingForImages',
                actions: {
                  type: 'assignDestination',
                  // SAFETY: it was not cancelled, so a board was chosen.
                  params: ({ event }) => ({ output: event.output as Chosen }),
                },
              },
            ],
          },
        },
        waitingForImages: {
          tags: ['pending', 'view:waitingForImages'],
          always: [
            { guard: and([not(isFinding), 'isWrong']), target: 'checkingFields' },
            { guard: and([not(isFinding), 'isForSeveral']), target: 'savingSeveral' },
            { guard: not(isFinding), target: 'saving' },
          ],
          on: { 'board.reopened': 'choosingBoard' },
        },
        /** The board is chosen, but something that was typed cannot be saved: it has to be changed first. */
        checkingFields: {
          tags: 'view:checkingFields',
          on: {
            'retry.requested': [
              { guard: and([not('isWrong'), 'isForSeveral']), target: 'savingSeveral' },
              { guard: not('isWrong'), target: 'saving' },
            ],
            'board.reopened': 'choosingBoard',
          },
        },
        saving: {
          tags: ['pending', 'view:saving'],
          entry: 'clearError',
          invoke: {
            src: 'savePin',
            input: ({ context }) => pinRequest(context),
            onDone: {
              target: 'saved',
              actions: [
                { type: 'assignSaved', params: output },
                { type: 'emitCreated', params: output },
              ],
            },
            onError: {
              target: 'failed',
              actions: [
                { type: 'assignFailure', params: thrown },
                { type: 'emitFailed', params: thrown },
              ],
            },
          },
          after: {
            requestTimeout: {
              target: 'failed',
              actions: ['assignTimeout', { type: 'emitFailed', params: { error: null } }],
            },
          },
          ...waiting,
        },
        /** A pin for each chosen picture, one after the other. */
        savingSeveral: {
          tags: 'view:savingSeveral',
          entry: 'clearError',
          invoke: {
            src: 'severalPins',
            id: 'severalPins',
            input: ({ context }) => ({
              policy: context.policy,
              board: required(context.board, 'board'),
              section: context.section,
              pins: severalRequests(context),
            }),
            onDone: [
              { guard: endedWith('reopened'), target: 'choosingBoard' },
              {
                guard: endedWith('saved'),
                target: 'saved',
                actions: { type: 'assignSeveral', params: output },
              },
              { target: 'closing', actions: { type: 'assignSeveral', params: output } },
            ],
          },
        },
        failed: {
          tags: 'view:failed',
          on: {
            'retry.requested': [{ guard: 'isWrong', target: 'checkingFields' }, ...sends],
            'board.reopened': 'choosingBoard',
          },
        },
        /**
         * The pin is created. The window closes after a countdown, unless the user holds or stops it; meanwhile, the member may be invited
         * to connect an account. saving.txt §4 "Popup flow", "Photo-sharing upsell".
         */
        saved: {
          tags: 'view:saved',
          type: 'parallel',
          on: { 'page.dismissed': 'closing' },
          states: {
            countdown: {
              initial: 'counting',
              states: {
                counting: {
                  after: {
                    countdownStep: [
                      { guard: 'isLastStep', target: '#createPin.pin.closing' },
                      { target: 'counting', reenter: true, actions: 'countDown' },
                    ],
                  },
                  on: { 'countdown.paused': 'paused', 'countdown.stopped': 'stopped' },
                },
                paused: {
                  on: {
                    'countdown.resumed': { guard: not(isClaimOffered), target: 'counting' },
                    'countdown.stopped': 'stopped',
                  },
                },
                stopped: {},
              },
            },
            claim: {
              initial: 'checking',
              states: {
                checking: {
                  invoke: {
                    src: 'checkClaim',
                    input: ({ context: { draft } }) => ({ url: draft.url }),
                    onDone: [
                      {
                        guard: { type: 'isDue', params: output },
                        target: 'offered',
                        actions: raise({ type: 'countdown.paused' }),
                      },
                      { target: 'settled' },
                    ],
                    onError: {
                      target: 'settled',
                      actions: silently('createPin.settingsUnread'),
                    },
                  },
                  after: { requestTimeout: 'settled' },
                },
                offered: {
                  invoke: {
                    src: 'claimUpsell',
                    id: 'claimUpsell',
                    input: ({ context: { policy } }) => ({ policy }),
                    onDone: [
                      {
                        guard: endedWith('connecting'),
                        target: 'settled',
                        actions: raise({ type: 'countdown.stopped' }),
                      },
                      { target: 'settled', actions: raise({ type: 'countdown.resumed' }) },
                    ],
                  },
                },
                settled: {},
              },
            },
          },
        },
        /** Long enough for a link that was pressed to open. */
        closing: { after: { windowClose: { target: 'closed', actions: 'emitClosing' } } },
        /** Only seen where the browser refuses to close it. */
        closed: { tags: 'view:closed' },
      },
    },
  },
})
