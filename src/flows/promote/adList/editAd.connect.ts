import type { SnapshotFrom } from 'xstate'
import type { adListMachine } from '../../../../machines/promote/adList/adList.machine.ts'
import {
  adLimits,
  canBeOngoing,
  firstEnd,
  isAdBudgetConfirmed,
  isForAll,
  ownBudget,
} from '../../../domain/promote/ads/adForm.ts'
import { adListRow } from '../../../errors/promote/adList.errors.ts'
import type { EditAdViewCallbacks, EditAdViewState } from '../../../views/promote/ads/EditAdView.types.ts'
import type { SendTo } from '../../runtime/useConnect.ts'
import { isFormOpen } from './adList.connect.ts'

type Machine = typeof adListMachine

/** What the form of an ad shows; null while it is not open. */
export function connectEditAd(snapshot: SnapshotFrom<Machine>): EditAdViewState | null {
  const { form, error, failure, serverMessage } = snapshot.context
  if (!form || !isFormOpen(snapshot)) return null
  return {
    name: form.ad.name,
    hasBudget: ownBudget(form) !== null,
    isTotal: isForAll(form.ad),
    limits: adLimits(form),
    budget: form.budget,
    isBudgetConfirmed: isAdBudgetConfirmed(form),
    canBeOngoing: canBeOngoing(form),
    isOngoing: form.isOngoing,
    endDate: form.endDate,
    firstEnd: firstEnd(form),
    timeZone: form.timeZone,
    isSubmitted: form.isSubmitted,
    isSaving: snapshot.matches('acting'),
    isLeaving: snapshot.matches('leaving'),
    endError: error,
    error: failure,
    serverMessage: failure !== null && adListRow(failure).message === 'server' ? serverMessage : null,
  }
}

export const editAdCallbacks = (
  send: SendTo<Machine>,
): Omit<EditAdViewCallbacks, 'onSubmit'> & { readonly onSubmit: (today: string) => void } => ({
  onBudget: (typed) => send({ type: 'budget.changed', ...typed }),
  onConfirmBudget: (amount) => send({ type: 'budget.confirmed', amount }),
  onEnd: (change) => send({ type: 'end.changed', change }),
  onSubmit: (today) => send({ type: 'edit.submitted', today }),
  onClose: () => send({ type: 'edit.dismissed' }),
  onDiscard: () => send({ type: 'edit.discarded' }),
  onKeep: () => send({ type: 'question.closed' }),
})
