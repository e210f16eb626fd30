import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { withAd, type Ad } from '../../../src/domain/promote/ads/ad.ts'
import { actionsOf, isDone, isPlausible, type AdChange } from '../../../src/domain/promote/ads/adActions.ts'
import { adListErrors, type AdListRowId } from '../../../src/errors/promote/adList.errors.ts'
import { isUncertain, resolvePromoteError } from '../../../src/errors/promote/promote.errors.ts'
import { findRow } from '../../../src/errors/resolve.ts'
import { attemptFailed } from '../../fragments/emitted.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type { AdListContext, AdListEmitted, AdListEvent, AdListInput } from './adList.types.ts'

const on = eventsOf<AdListContext, AdListEvent>()

/** What a failed call was about. */
type Call = 'adList' | 'adChange'
export interface FailedCall extends Thrown {
  readonly call: Call
}

const noFailure = { failure: null, serverMessage: null } as const
const changedIn = (ads: readonly Ad[], change: AdChange | null) => ads.find(({ id }) => id === change?.adId)
const newsOf = (ad: Ad) => ad.status && { name: ad.name, status: ad.status }

/** The row of a failure. A change that may have arrived is unknown, by the same rule as a new ad. */
function rowOf({ call, error }: FailedCall, { policy }: AdListContext): AdListRowId {
  const failure = toFailure(error)
  if (call === 'adList') return `adList.${findRow(adListErrors, failure, policy) ?? 'failed'}`
  const kind = resolvePromoteError(failure)
  return kind === 'timedOut' || kind === 'offline' || kind === 'malformed'
    ? `adChange.${kind}`
    : 'adChange.failed'
}

/** Actors, delays, guards and actions of the list of ads; the chart is in `adList.machine.ts`. */
export const adListSetup = setup({
  types: types<{
    context: AdListContext
    input: AdListInput
    events: AdListEvent
    emitted: AdListEmitted
  }>(),
  actors: {
    readAds: notProvided<readonly Ad[], undefined>('readAds'),
    /** Sends the change once, and resolves to the ad as it is then. */
    updateAd: notProvided<Ad, AdChange>('updateAd'),
  },
  delays: delays('requestTimeout'),
  guards: {
    hasAds: ({ context }) => context.ads.length > 0,
    isAllowed: on.guard('action.chosen', ({ id, action }, { ads }) => {
      const ad = ads.find((one) => one.id === id)
      return ad !== undefined && actionsOf(ad).includes(action)
    }),
    isFinal: on.guard('action.chosen', ({ action }) => action === 'stop'),
    /** A server that answers with another ad, or with a status that the change cannot lead to, is not believed. */
    isPlausible: ({ context: { change } }, { output: ad }: Output<Ad>) =>
      change !== null && ad.id === change.adId && isPlausible(ad, change.action),
    isUncertain: (_, { error }: Thrown) => isUncertain(resolvePromoteError(toFailure(error))),
    /** The list says that the change was made, or that it was not. */
    isFoundDone: ({ context: { change } }, { output: ads }: Output<readonly Ad[]>) => {
      const ad = changedIn(ads, change)
      return ad !== undefined && change !== null && isDone(ad, change.action)
    },
    isFoundUndone: ({ context: { change } }, { output: ads }: Output<readonly Ad[]>) => {
      const ad = changedIn(ads, change)
      return ad !== undefined && change !== null && actionsOf(ad).includes(change.action)
    },
  },
  actions: {
    assignList: assign((_, { output: ads }: Output<readonly Ad[]>) => ({ ads, ...noFailure })),
    assignChange: assign(
      on.patch('action.chosen', ({ id, action }) => ({
        ...noFailure,
        news: null,
        change: { adId: id, action },
      })),
    ),
    assignChanged: assign(({ context: { ads } }, { output: ad }: Output<Ad>) => ({
      ...noFailure,
      ads: withAd(ads, ad),
      news: newsOf(ad),
    })),
    assignFound: assign(({ context: { ads, change } }) => {
      const ad = changedIn(ads, change)
      return { news: ad ? newsOf(ad) : null }
    }),
    assignFailure: assign(({ context }, failed: FailedCall) => ({
      failure: rowOf(failed, context),
      serverMessage: toFailure(failed.error).serverMessage,
    })),
    assignRow: assign((_, { row }: { row: AdListRowId }) => ({ failure: row, serverMessage: null })),
    clearError: assign(noFailure),
    emitChanged: emit(({ context: { change } }) => ({
      type: 'ad.changed' as const,
      change: required(change, 'change'),
    })),
    emitFailed: emit(({ context }, { error }: Thrown) =>
      attemptFailed(context.failure ?? 'adList.failed', error),
    ),
  },
})
