import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { PageImage, PinDraft } from '../../../../machines/createPin/createPin/createPin.types.ts'
import type { mobileCreatePinMachine } from '../../../../machines/createPin/mobileCreatePin/mobileCreatePin.machine.ts'
import {
  createPathOf,
  redirectOf,
} from '../../../../machines/createPin/mobileCreatePin/mobileCreatePin.setup.ts'
import type { boardPickerMachine } from '../../../../machines/saving/boardPicker/boardPicker.machine.ts'
import type { sectionPickerMachine } from '../../../../machines/saving/sectionPicker/sectionPicker.machine.ts'
import { pinPath } from '../../../domain/saving/pinSaved.ts'
import type {
  MobileCreatePinScreen,
  MobileCreatePinViewProps,
} from '../../../views/createPin/MobileCreatePinView.tsx'
import type { SendTo } from '../../runtime/useConnect.ts'

type MobileCreatePinSnapshot = SnapshotFrom<typeof mobileCreatePinMachine>

/** The page's state, and the machine of its list: at most one of them runs. */
export interface MobileCreatePinState extends Pick<
  MobileCreatePinViewProps,
  'view' | 'hasSections' | 'createHref' | 'href' | 'imagesError'
> {
  readonly draft: PinDraft
  readonly images: readonly PageImage[]
  readonly imageUrl: string | null
  readonly boardPicker: ActorRefFrom<typeof boardPickerMachine> | null
  readonly sectionPicker: ActorRefFrom<typeof sectionPickerMachine> | null
}

const TAG = 'view:'

/** What the page shows. */
export function connectMobileCreatePin({
  tags,
  children,
  context,
}: MobileCreatePinSnapshot): MobileCreatePinState {
  const { draft, board, savedId, images, error, imageUrl } = context
  // SAFETY: each is invoked under this name, with this machine.
  const child = <Machine extends AnyStateMachine>(name: 'boardPicker' | 'sectionPicker') =>
    (children[name] ?? null) as ActorRefFrom<Machine> | null
  return {
    // SAFETY: every resting state has a view, and the views of the chart are those of the page.
    view: [...tags].find((tag) => tag.startsWith(TAG))?.slice(TAG.length) as MobileCreatePinScreen,
    hasSections: board !== null && board.sectionCount > 0,
    createHref: createPathOf(board),
    href: savedId === null ? redirectOf(context) : pinPath(savedId),
    draft,
    images,
    imagesError: error,
    imageUrl,
    boardPicker: child<typeof boardPickerMachine>('boardPicker'),
    sectionPicker: child<typeof sectionPickerMachine>('sectionPicker'),
  }
}

export const mobileCreatePinCallbacks = (send: SendTo<typeof mobileCreatePinMachine>) => ({
  onBack: () => send({ type: 'step.cancelled' }),
  onChooseImage: (url: string | null) => send({ type: 'image.chosen', url }),
  onContinue: () => send({ type: 'images.settled' }),
  onRetry: () => send({ type: 'retry.requested' }),
  onLeave: () => send({ type: 'page.dismissed' }),
  onResume: () => send({ type: 'choice.resumed' }),
})
