import { assign, setup } from 'xstate'
import type { PinThumbnail } from '../../../src/domain/auth/pinThumbnail.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

/** The pin, and the profile it is read for. */
export interface PinRequest {
  readonly pinId: string
  /** The profile that the user acts for; null for their own. */
  readonly subjectId: string | null
}

export interface PinThumbnailInput extends WithPolicy, PinRequest {
  /** The dominant color, if the page has it already. */
  readonly color: string | null
}

/**
 * The picture of a pin above a form. Spec: auth.txt §2 "Containers", §7 "Pin read by id". It is decorative, so
 * failures are silent, and the dominant color fills its place.
 */
export const pinThumbnailMachine = setup({
  types: types<{
    context: PinThumbnailInput & Pick<PinThumbnail, 'imageUrl' | 'isPlayable'>
    input: PinThumbnailInput
    events: { type: 'picture.failed' }
  }>(),
  actors: { readThumbnail: notProvided<PinThumbnail, PinRequest>('readThumbnail') },
  delays: delays('requestTimeout'),
  guards: { hasPicture: (_, { imageUrl }: PinThumbnail) => imageUrl !== null },
  actions: {
    assignThumbnail: assign(({ context }, { imageUrl, isPlayable, color }: PinThumbnail) => ({
      imageUrl,
      isPlayable,
      color: color ?? context.color,
    })),
    dropPicture: assign({ imageUrl: null }),
  },
}).createMachine({
  id: 'pinThumbnail',
  context: ({ input }) => ({ ...input, imageUrl: null, isPlayable: false }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        src: 'readThumbnail',
        input: ({ context: { pinId, subjectId } }) => ({ pinId, subjectId }),
        onDone: [
          {
            guard: { type: 'hasPicture', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'assignThumbnail', params: ({ event }) => event.output },
          },
          { target: 'none', actions: { type: 'assignThumbnail', params: ({ event }) => event.output } },
        ],
        onError: 'none',
      },
      after: { requestTimeout: 'none' },
    },
    shown: { on: { 'picture.failed': { target: 'none', actions: 'dropPicture' } } },
    none: {},
  },
})
