import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { businessInfoMachine } from '../../../../machines/promote/businessInfo/businessInfo.machine.ts'
import type { pinSelectionMachine } from '../../../../machines/promote/pinSelection/pinSelection.machine.ts'
import type { quickPromoteMachine } from '../../../../machines/promote/quickPromote/quickPromote.machine.ts'
import type { tagSelectionMachine } from '../../../../machines/promote/tagSelection/tagSelection.machine.ts'
import { isBusinessValid } from '../../../domain/promote/promoteStep.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

type Snapshot = SnapshotFrom<typeof quickPromoteMachine>

const TAG = 'view:'

/** What is shown instead of the page, or over it; `page`: nothing. */
export type QuickPromoteScene =
  | 'opening'
  | 'unopened'
  | 'consent'
  | 'pinSelection'
  | 'page'
  | 'tagSelection'
  | 'unknown'
  | 'businessForm'
  | 'billingForm'
  | 'success'
  | 'error'
  | 'closed'

const sceneOf = ({ tags }: Snapshot): QuickPromoteScene =>
  // SAFETY: the views of the chart are the scenes; the page has none.
  ([...tags].find((tag) => tag.startsWith(TAG))?.slice(TAG.length) ?? 'page') as QuickPromoteScene

/** Which step's screen is shown, with what it needs besides the page. */
export function connectQuickPromote(snapshot: Snapshot) {
  const { context, children } = snapshot
  // SAFETY: each is invoked under this name, with this machine.
  const child = <Machine extends AnyStateMachine>(name: keyof typeof children) =>
    (children[name] ?? null) as ActorRefFrom<Machine> | null
  return {
    scene: sceneOf(snapshot),
    isPending: snapshot.hasTag('pending'),
    isSlow: snapshot.matches({ steps: { opening: 'slow' } }),
    isUncheckable: snapshot.matches({ steps: { page: { unknown: 'uncheckable' } } }),
    canGoBack: snapshot.can({ type: 'back.pressed' }),
    failure: context.failure,
    serverMessage: context.serverMessage,
    campaignId: context.campaignId,
    adStatus: context.adStatus,
    pin: context.pin,
    adName: context.values.name,
    isBusinessKnown: context.account !== null && isBusinessValid(context.account),
    pinSelection: child<typeof pinSelectionMachine>('pinSelection'),
    tagSelection: child<typeof tagSelectionMachine>('tagSelection'),
    businessInfo: child<typeof businessInfoMachine>('businessInfo'),
  }
}

export type QuickPromoteState = ReturnType<typeof connectQuickPromote>

type Send = SendTo<typeof quickPromoteMachine>

export const quickPromoteCallbacks = (send: Send) => ({
  onRetry: () => send({ type: 'open.retried' }),
  onAgree: () => send({ type: 'consent.given' }),
  onCheck: () => send({ type: 'check.requested' }),
  onDismissError: () => send({ type: 'error.dismissed' }),
  onPaid: () => send({ type: 'billing.saved' }),
  onBack: () => send({ type: 'back.requested' }),
  onPressBack: () => send({ type: 'back.pressed' }),
  onFocus: () => send({ type: 'page.focused' }),
  onHide: () => send({ type: 'page.hidden' }),
  onClose: () => send({ type: 'page.dismissed' }),
})

/** The state of the flow, with its callbacks. */
export type ConnectedQuickPromote = QuickPromoteState & ReturnType<typeof quickPromoteCallbacks>
