import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { claimUpsellMachine } from '../../../../machines/createPin/claimUpsell/claimUpsell.machine.ts'
import {
  altTextOf,
  fieldErrors,
  isForSeveral,
  takesSeveral,
} from '../../../../machines/createPin/createPin/createPin.rules.ts'
import type { createPinMachine } from '../../../../machines/createPin/createPin/createPin.machine.ts'
import type { CreatePinContext } from '../../../../machines/createPin/createPin/createPin.types.ts'
import type { severalPinsMachine } from '../../../../machines/createPin/severalPins/severalPins.machine.ts'
import type { DescribedPicture } from '../../../views/createPin/several/SeveralAltTexts.tsx'
import { safeHref } from '../../../domain/navigation/links.ts'
import type { destinationMachine } from '../../../../machines/createPin/destination/destination.machine.ts'
import { httpAddress } from '../../../domain/navigation/httpAddress.ts'
import { pinPath } from '../../../domain/saving/pinSaved.ts'
import type { CreatePinStatusProps } from '../../../views/createPin/CreatePinStatus.tsx'
import type { CreatePinViewProps } from '../../../views/createPin/CreatePinView.tsx'
import type { PinFieldsViewProps } from '../../../views/createPin/fields/PinFieldsView.tsx'
import type { PinCreatedViewState } from '../../../views/createPin/PinCreatedView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

type Snapshot = SnapshotFrom<typeof createPinMachine>

/** What the popup shows. */
export type CreatePinStep =
  | 'nothing'
  | 'choosingBoard'
  | 'waitingForImages'
  | 'checkingFields'
  | 'saving'
  | 'savingSeveral'
  | 'failed'
  | 'saved'
  | 'closing'
  | 'closed'

export interface CreatePinState
  extends
    Pick<CreatePinViewProps, 'pin' | 'images' | 'isFinding' | 'isEditable'>,
    Pick<CreatePinStatusProps, 'boardName' | 'sectionTitle' | 'isSlow' | 'error' | 'serverMessage'>,
    Pick<PinCreatedViewState, 'pinHref' | 'countdown' | 'secondsLeft' | 'count' | 'boardHref'> {
  readonly step: CreatePinStep
  readonly description: string
  /** The other fields; null without `policy.createPin.popupFields`. */
  readonly fields: Pick<PinFieldsViewProps, 'values' | 'errors' | 'limits'> | null
  /** The pictures that are ticked; null: one can be chosen. */
  readonly chosen: readonly string[] | null
  /** Several pictures that are chosen, with their alternative texts; null: it is one at most. */
  readonly described: readonly DescribedPicture[] | null
  /** Of several pins, how many may have been saved. */
  readonly unknownCount: number
  readonly imageUrl: string | null
  readonly color: string | null
  readonly destination: ActorRefFrom<typeof destinationMachine> | null
  readonly claimUpsell: ActorRefFrom<typeof claimUpsellMachine> | null
  readonly severalPins: ActorRefFrom<typeof severalPinsMachine> | null
}

const TAG = 'view:'

/** Steps in which the pin is not sent yet. */
const editableSteps: ReadonlySet<CreatePinStep> = new Set([
  'choosingBoard',
  'waitingForImages',
  'checkingFields',
  'failed',
])

/** What the popup shows. */
export function connectCreatePin(snapshot: Snapshot): CreatePinState {
  const { context, children, tags } = snapshot
  const { draft, policy, images, imageUrl, description, board, section, error, serverMessage } = context
  // SAFETY: the views of the chart are the steps, and closing has none.
  const step = ([...tags].find((tag) => tag.startsWith(TAG))?.slice(TAG.length) ?? 'closing') as CreatePinStep
  // SAFETY: each is invoked under this name, with this machine.
  const child = <Machine extends AnyStateMachine>(name: 'destination' | 'claimUpsell' | 'severalPins') =>
    (children[name] ?? null) as ActorRefFrom<Machine> | null
  const isStopped = snapshot.matches({ pin: { saved: { countdown: 'stopped' } } })
  const isPaused = snapshot.matches({ pin: { saved: { countdown: 'paused' } } })
  return {
    step,
    pin: pinOf(context),
    images,
    isFinding: snapshot.matches({ images: 'finding' }),
    isEditable: editableSteps.has(step),
    description,
    fields: policy.createPin.popupFields ? fieldsOf(context) : null,
    chosen: takesSeveral(context) && images.length > 1 ? context.chosenUrls : null,
    described: isForSeveral(context) ? describedOf(context) : null,
    unknownCount: context.unknownCount,
    count: context.savedCount,
    boardHref: safeHref(board?.url),
    imageUrl,
    color: draft.color,
    boardName: board?.name ?? '',
    sectionTitle: section?.title ?? null,
    isSlow: snapshot.matches({ pin: { saving: 'slow' } }),
    error: policy.createPin.isFailureShown ? error : null,
    serverMessage,
    pinHref: pinPath(context.savedId ?? '') ?? '',
    countdown: isStopped ? 'stopped' : isPaused ? 'paused' : 'counting',
    secondsLeft: Math.ceil((context.stepsLeft * policy.timing.countdownStep) / 1000),
    destination: child<typeof destinationMachine>('destination'),
    claimUpsell: child<typeof claimUpsellMachine>('claimUpsell'),
    severalPins: child<typeof severalPinsMachine>('severalPins'),
  }
}

/** What is typed, what is wrong with it, and how much of it can be saved. */
function fieldsOf(context: CreatePinContext): CreatePinState['fields'] {
  const { title, link, policy } = context
  const { titleLimit, descriptionLimit, altTextLimit, addressLimit } = policy.createPin
  return {
    values: { title, link, altText: altTextOf(context) },
    errors: fieldErrors(context),
    limits: { title: titleLimit, description: descriptionLimit, altText: altTextLimit, link: addressLimit },
  }
}

const describedOf = (context: CreatePinContext): readonly DescribedPicture[] =>
  context.images
    .filter(({ url }) => context.chosenUrls.includes(url))
    .map(({ url, name }) => ({
      url,
      name,
      altText: altTextOf(context, url),
      error: fieldErrors(context, url).altText ?? null,
    }))

const pinOf = ({ draft, policy, title, link, description, imageUrl }: CreatePinContext) => ({
  link: policy.createPin.popupFields
    ? (httpAddress(link.trim(), policy.createPin.addressLimit) ?? undefined)
    : (draft.url ?? undefined),
  ...(policy.createPin.popupFields && { title }),
  color: draft.color,
  description,
  imageUrl,
})

export const createPinCallbacks = (send: SendTo<typeof createPinMachine>) => ({
  onChooseImage: (url: string | null) => send({ type: 'image.chosen', url }),
  onTick: (urls: readonly string[]) => send({ type: 'images.ticked', urls }),
  onAltText: (url: string, value: string) => send({ type: 'altText.changed', url, value }),
  onDescription: (description: string) => send({ type: 'description.changed', description }),
  onField: (field: 'title' | 'altText' | 'link', value: string) =>
    send({ type: 'field.changed', field, value }),
  onSkipImages: () => send({ type: 'images.skipped' }),
  onRetry: () => send({ type: 'retry.requested' }),
  onOtherBoard: () => send({ type: 'board.reopened' }),
  onHold: () => send({ type: 'countdown.paused' }),
  onRelease: () => send({ type: 'countdown.resumed' }),
  onKeepOpen: () => send({ type: 'countdown.stopped' }),
  onLeave: () => send({ type: 'page.dismissed' }),
})
