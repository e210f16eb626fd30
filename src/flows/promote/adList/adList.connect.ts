import type { SnapshotFrom } from 'xstate'
import type { adListMachine } from '../../../../machines/promote/adList/adList.machine.ts'
import { adListRow } from '../../../errors/promote/adList.errors.ts'
import type { AdsViewCallbacks, AdsViewState } from '../../../views/promote/ads/AdsView.types.ts'
import type { SendTo } from '../../runtime/useConnect.ts'

type Machine = typeof adListMachine

/** What the list of ads shows. */
export function connectAdList(snapshot: SnapshotFrom<Machine>): AdsViewState {
  const { ads, change, failure, serverMessage, news } = snapshot.context
  const isChecking = snapshot.matches('checking')
  return {
    isLoading: snapshot.matches('loading'),
    isFailed: snapshot.matches('failed'),
    ads,
    stoppingId: snapshot.matches('confirming') ? (change?.adId ?? null) : null,
    pending: snapshot.matches('acting') ? change : null,
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
