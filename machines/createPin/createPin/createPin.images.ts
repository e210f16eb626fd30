import { and, not, or, stateIn } from 'xstate'
import { output, thrown } from '../../fragments/events.ts'
import { createPinSetup } from './createPin.setup.ts'

const unread = { type: 'emitSilent', params: { row: 'createPin.imagesUnread', error: null } } as const

/** A pin that was sent no longer changes, so that what is shown is what was saved. */
export const isUnsent = not(or([stateIn('#createPin.pin.saving'), stateIn('#createPin.pin.saved')]))

/** The pin's picture: the one that the page names, or one of those that the server finds on the page. saving.txt §4 "Popup flow". */
export const images = createPinSetup.createStateConfig({
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
          actions: {
            type: 'emitSilent',
            params: ({ event }) => ({ row: 'createPin.imageUnregistered' as const, error: event.error }),
          },
        },
      },
    },
    given: {},
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
          actions: {
            type: 'emitSilent',
            params: ({ event }) => ({ row: 'createPin.imagesUnread' as const, ...thrown({ event }) }),
          },
        },
      },
      on: { 'images.skipped': 'absent' },
      after: { requestTimeout: { target: 'absent', actions: unread } },
    },
    choosing: { on: { 'image.chosen': { guard: and([isUnsent, 'isFound']), actions: 'assignImage' } } },
    /** The pin is a link, without a picture. */
    absent: {},
  },
})
