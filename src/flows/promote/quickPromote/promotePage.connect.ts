import type { SnapshotFrom } from 'xstate'
import type { quickPromoteMachine } from '../../../../machines/promote/quickPromote/quickPromote.machine.ts'
import { limitsOf } from '../../../../machines/promote/quickPromote/quickPromote.rules.ts'
import { adTypesFor } from '../../../domain/promote/adTypesFor.ts'
import { isBudgetConfirmed } from '../../../domain/promote/budgetReading.ts'
import { countryOf } from '../../../domain/promote/plan/startingForm.ts'
import { durationFor } from '../../../domain/promote/promoteValues.ts'
import type {
  PromotePageViewCallbacks,
  PromotePageViewState,
} from '../../../views/promote/PromotePageView.types.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

type Snapshot = SnapshotFrom<typeof quickPromoteMachine>

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

export const promotePageCallbacks = (send: SendTo<typeof quickPromoteMachine>): PromotePageViewCallbacks => ({
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
