import { assign, emit, setup } from 'xstate'
import { choosePictures } from '../../../src/domain/createPin/several/severalPins.ts'
import { toFailure } from '../../../src/api/failure.ts'
import { resolveCreatePinError, type CreatePinRowId } from '../../../src/errors/createPin/createPin.errors.ts'
import { detailOrMessage } from '../../../src/errors/serverText.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { failureOf, isOutcome, required } from '../../fragments/outcome.ts'
import { delays, notProvided, notProvidedMachine, types } from '../../fragments/setup.ts'
import { hasWrongField, isForSeveral, takesSeveral, withNamedImage } from './createPin.rules.ts'
import type { claimUpsellMachine } from '../claimUpsell/claimUpsell.machine.ts'
import type { severalPinsMachine } from '../severalPins/severalPins.machine.ts'
import type { SeveralPinsOutput } from '../severalPins/severalPins.types.ts'
import type { destinationMachine } from '../destination/destination.machine.ts'
import type {
  Chosen,
  CreatePinContext,
  CreatePinEmitted,
  CreatePinEvent,
  CreatePinInput,
  PageImage,
  PinRequest,
} from './createPin.types.ts'

type SilentRow = Extract<
  CreatePinRowId,
  'createPin.imagesUnread' | 'createPin.imageUnregistered' | 'createPin.settingsUnread'
>

/** Steps of the countdown that closes the window. */
const stepsOf = ({ timing: { popupAutoClose, countdownStep } }: CreatePinContext['policy']) =>
  Math.ceil(popupAutoClose / Math.max(1, countdownStep))

const on = eventsOf<CreatePinContext, CreatePinEvent>()

/** Actors, delays, guards and actions of creating a pin; the chart is in `createPin.machine.ts`. */
export const createPinSetup = setup({
  types: types<{
    context: CreatePinContext
    input: CreatePinInput
    events: CreatePinEvent
    emitted: CreatePinEmitted
  }>(),
  actors: {
    destination: notProvidedMachine<typeof destinationMachine>('destination'),
    registerImage: notProvided<void, { readonly url: string }>('registerImage'),
    findImages: notProvided<readonly PageImage[], { readonly url: string }>('findImages'),
    /** Whether the member is to be invited to connect an account. */
    checkClaim: notProvided<boolean, { readonly url: string | null }>('checkClaim'),
    claimUpsell: notProvidedMachine<typeof claimUpsellMachine>('claimUpsell'),
    savePin: notProvided<{ readonly pinId: string }, PinRequest>('savePin'),
    severalPins: notProvidedMachine<typeof severalPinsMachine>('severalPins'),
  },
  delays: delays('requestTimeout', 'slowAnswer', 'countdownStep', 'windowClose'),
  guards: {
    isOutcome,
    hasMedia: ({ context: { draft } }) => draft.media !== null,
    hasUrl: ({ context: { draft } }) => draft.url !== null,
    hasNothing: ({ context: { draft } }) =>
      draft.url === null && draft.media === null && draft.pinId === null,
    hasImages: (_, { output }: Output<readonly PageImage[]>) => output.length > 0,
    isFound: on.guard(
      'image.chosen',
      ({ url }, { images }) => url === null || images.some((image) => image.url === url),
    ),
    /** Something that was typed has to be changed before the pin is saved. */
    isWrong: ({ context }) => hasWrongField(context),
    isForSeveral: ({ context }) => isForSeveral(context),
    /** The page named a picture, and may have others. */
    looksForMore: ({ context }) =>
      takesSeveral(context) && context.draft.media !== null && context.draft.url !== null,
    hasMore: ({ context }, { output }: Output<readonly PageImage[]>) =>
      withNamedImage(context, output).length > 1,
    canTick: on.guard(
      'images.ticked',
      ({ urls }, context) =>
        takesSeveral(context) && urls.every((url) => context.images.some((image) => image.url === url)),
    ),
    isDue: (_, { output }: Output<boolean>) => output,
    isLastStep: ({ context }) => context.stepsLeft <= 1,
  },
  actions: {
    assignImages: assign((_, { output }: Output<readonly PageImage[]>) => ({
      images: output,
      imageUrl: output[0]?.url ?? null,
      chosenUrls: output.slice(0, 1).map(({ url }) => url),
    })),
    assignMoreImages: assign(({ context }, { output }: Output<readonly PageImage[]>) => ({
      images: withNamedImage(context, output),
    })),
    assignImage: assign(
      on.patch('image.chosen', ({ url }) => ({ imageUrl: url, chosenUrls: url === null ? [] : [url] })),
    ),
    assignTicked: assign(
      on.patch('images.ticked', ({ urls }, { images, chosenUrls, imageUrl }) => {
        const { chosen, shown } = choosePictures(images, { chosen: chosenUrls, shown: imageUrl }, urls)
        return { chosenUrls: chosen, imageUrl: shown }
      }),
    ),
    assignAltText: assign(
      on.patch('altText.changed', ({ url, value }, { altTexts }) => ({
        altTexts: { ...altTexts, [url]: value },
      })),
    ),
    assignDescription: assign(on.patch('description.changed', ({ description }) => ({ description }))),
    assignField: assign(
      on.patch('field.changed', ({ field, value }, { altTexts, imageUrl }) =>
        field === 'altText'
          ? { altTexts: imageUrl === null ? altTexts : { ...altTexts, [imageUrl]: value } }
          : { [field]: value },
      ),
    ),
    assignDestination: assign((_, { output }: Output<Chosen>) => ({
      board: output.board,
      section: output.section,
      memory: output.memory,
    })),
    assignFailure: assign(({ context }, { error }: Thrown) => {
      const failure = toFailure(error)
      return {
        error: resolveCreatePinError(failure, context.policy),
        serverMessage: detailOrMessage(failure),
      }
    }),
    assignTimeout: assign({ error: 'timedOut' as const, serverMessage: null }),
    clearError: assign({ error: null, serverMessage: null }),
    assignSaved: assign(({ context: { policy } }, { output }: Output<{ readonly pinId: string }>) => ({
      savedId: output.pinId,
      savedCount: 1,
      stepsLeft: stepsOf(policy),
    })),
    assignSeveral: assign(({ context: { policy } }, { output }: Output<SeveralPinsOutput>) => ({
      savedId: output.savedIds.at(-1) ?? null,
      savedCount: output.savedIds.length,
      unknownCount: output.unknownCount,
      stepsLeft: stepsOf(policy),
    })),
    countDown: assign(({ context }) => ({ stepsLeft: context.stepsLeft - 1 })),
    emitFailed: emit(({ context }, { error }: Thrown) => ({
      type: 'attempt.failed' as const,
      row: `createPin.${context.error ?? 'malformed'}` as const,
      failure: failureOf({ error }),
    })),
    emitSilent: emit((_, { row, error }: Thrown & { row: SilentRow }) => ({
      type: 'attempt.failed' as const,
      row,
      failure: failureOf({ error }),
    })),
    emitCreated: emit(
      ({ context: { board, section, imageUrl } }, { output }: Output<{ readonly pinId: string }>) => ({
        type: 'pin.created' as const,
        created: { pinId: output.pinId, board: required(board, 'board'), section, imageUrl },
      }),
    ),
    emitClosing: emit({ type: 'page.closed' }),
  },
})
