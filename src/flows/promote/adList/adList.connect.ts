import type { SnapshotFrom } from 'xstate'
import type { adListMachine } from '../../../../machines/promote/adList/adList.machine.ts'
import { adListRow } from '../../../errors/promote/adList.errors.ts'
import type { AdsViewCallbacks, AdsViewState } from '../../../views/promote/ads/AdsView.types.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

type Machine = typeof adListMachine

/** Whether the form of an ad is on screen. While it is unknown whether the ad was changed, the list is. */
export const isFormOpen = (snapshot: SnapshotFrom<Machine>): boolean =>
  snapshot.context.form !== null && ['editing', 'leaving', 'acting'].some((state) => snapshot.value === state)

/** What is being sent, or opened. */
function pendingOf(snapshot: SnapshotFrom<Machine>): AdsViewState['pending'] {
  const { change, openingId } = snapshot.context
  if (snapshot.matches('opening')) return openingId === null ? null : { adId: openingId, action: 'edit' }
  return snapshot.matches('acting') ? change : null
}

/** What the list of ads shows. */
export function connectAdList(snapshot: SnapshotFrom<Machine>): AdsViewState {
  const { ads, canEdit, change, serverMessage, news } = snapshot.context
  // The form says its own.
  const failure = isFormOpen(snapshot) ? null : snapshot.context.failure
  const isChecking = snapshot.matches('checking')
  return {
    isLoading: snapshot.matches('loading'),
    isFailed: snapshot.matches('failed'),
    ads,
    canEdit,
    stoppingId: snapshot.matches('confirming') ? (change?.adId ?? null) : null,
    pending: pendingOf(snapshot),
    isUnknown: isChecking || snapshot.matches('unknown'),
    isChecking,
    error: failure,
    serverMessage: failure !== null && adListRow(failure).message === 'server' ? serverMessage : null,
    news,
  }
}

export const adListCallbacks = (send: SendTo<Machine>): AdsViewCallbacks => ({
  onRetry: () => send({ type: 'list.retried' }),
  onAction: (id, action) => send({ type: 'action.chosen', id, action }),
  onStopConfirm: () => send({ type: 'stop.confirmed' }),
  onStopCancel: () => send({ type: 'question.closed' }),
  onCheck: () => send({ type: 'check.requested' }),
})
