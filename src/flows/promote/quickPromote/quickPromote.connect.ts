import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { businessInfoMachine } from '../../../../machines/promote/businessInfo/businessInfo.machine.ts'
import type { pinSelectionMachine } from '../../../../machines/promote/pinSelection/pinSelection.machine.ts'
import { limitsOf } from '../../../../machines/promote/quickPromote/quickPromote.rules.ts'
import { countryOf } from '../../../domain/promote/plan/startingForm.ts'
import type { quickPromoteMachine } from '../../../../machines/promote/quickPromote/quickPromote.machine.ts'
import type { tagSelectionMachine } from '../../../../machines/promote/tagSelection/tagSelection.machine.ts'
import { adTypesFor } from '../../../domain/promote/adTypesFor.ts'
import { isBudgetConfirmed } from '../../../domain/promote/budgetReading.ts'
import { isBusinessValid } from '../../../domain/promote/promoteStep.ts'
import { durationFor } from '../../../domain/promote/promoteValues.ts'
import type {
  PromotePageViewCallbacks,
  PromotePageViewState,
} from '../../../views/promote/PromotePageView.types.ts'
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
    pin: context.pin,
    adName: context.values.name,
    isBusinessKnown: context.account !== null && isBusinessValid(context.account),
    pinSelection: child<typeof pinSelectionMachine>('pinSelection'),
    tagSelection: child<typeof tagSelectionMachine>('tagSelection'),
    businessInfo: child<typeof businessInfoMachine>('businessInfo'),
  }
}

export type QuickPromoteState = ReturnType<typeof connectQuickPromote>

function progressOf(snapshot: Snapshot): PromotePageViewState['progress'] {
  if (snapshot.context.campaignId !== null) return 'created'
  if (snapshot.matches({ steps: { page: { submitting: 'slow' } } })) return 'slow'
  return snapshot.matches({ steps: { page: 'submitting' } }) ? 'sending' : 'editing'
}

function draftOf(snapshot: Snapshot): PromotePageViewState['draft'] {
  const states = ['saved', 'unsaved', 'outdated'] as const
  return states.find((state) => snapshot.matches({ draft: state })) ?? 'none'
}

/** What the page shows. It stays behind the dialogs of the other steps. */
export function connectPromotePage(snapshot: Snapshot): PromotePageViewState {
  const { context } = snapshot
  const { policy, values, errors } = context
  const restorations = ['restored', 'discarded'] as const
  return {
    pin: context.pin,
    isProductGroup: context.target?.kind === 'productGroup',
    adTypes: adTypesFor(context.target, policy.promote),
    values,
    formKey: String(context.formVersion),
    limits: limitsOf(context),
    suggestedDays: durationFor(policy.promote.suggestedDuration, countryOf(context, values), policy.promote),
    today: context.today,
    interestLimit: policy.promote.interestLimit,
    errors,
    serverMessage: context.serverMessage,
    notice: errors.notice ?? null,
    isSubmitted: snapshot.matches({ steps: { page: 'correcting' } }),
    isBudgetConfirmed: isBudgetConfirmed(values.budget, context.confirmedBudget),
    progress: progressOf(snapshot),
    draft: draftOf(snapshot),
    restoration: restorations.find((state) => snapshot.matches({ restoration: state })) ?? 'none',
    draftNotes: context.draftNotes,
  }
}

type Send = SendTo<typeof quickPromoteMachine>

export const promotePageCallbacks = (send: Send): PromotePageViewCallbacks => ({
  onChange: (change) => send({ type: 'values.changed', change }),
  onBudget: (typed) => send({ type: 'budget.changed', ...typed }),
  onConfirmBudget: (amount) => send({ type: 'budget.confirmed', amount }),
  onSubmit: () => send({ type: 'form.submitted' }),
  onChoosePin: () => send({ type: 'pinChoice.opened' }),
  onChooseTag: () => send({ type: 'tagChoice.opened' }),
  onContinue: () => send({ type: 'step.continued' }),
  onClose: () => send({ type: 'page.dismissed' }),
  onStartOver: () => send({ type: 'draft.restarted' }),
  onUndo: () => send({ type: 'draft.undone' }),
  onNoticed: () => send({ type: 'draft.noticed' }),
  onAdoptDraft: () => send({ type: 'draft.adopted' }),
  onKeepDraft: () => send({ type: 'draft.kept' }),
})

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
