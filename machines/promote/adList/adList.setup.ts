import { assign, emit, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import { withAd, type Ad } from '../../../src/domain/promote/ads/ad.ts'
import { actionsOf, isDone, isPlausible, type AdChange } from '../../../src/domain/promote/ads/adActions.ts'
import * as forms from '../../../src/domain/promote/ads/adForm.ts'
import {
  adListErrors,
  type AdEditRowId,
  type AdListRowId,
} from '../../../src/errors/promote/adList.errors.ts'
import { isUncertain, resolvePromoteError } from '../../../src/errors/promote/promote.errors.ts'
import { findRow } from '../../../src/errors/resolve.ts'
import { attemptFailed } from '../../fragments/emitted.ts'
import { eventsOf, type Output, type Thrown } from '../../fragments/events.ts'
import { required } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type { AdListContext, AdListEmitted, AdListEvent, AdListInput } from './adList.types.ts'

const on = eventsOf<AdListContext, AdListEvent>()

/** What a failed call was about. */
type Call = 'adList' | 'adTerms' | 'adChange'
export interface FailedCall extends Thrown {
  readonly call: Call
}

const noFailure = { failure: null, serverMessage: null } as const
const changedIn = (ads: readonly Ad[], change: AdChange | null) => ads.find(({ id }) => id === change?.adId)
const noForm = { form: null, error: null } as const
const nothingChosen = { ...noForm, change: null, openingId: null, news: null } as const

/** What has become of an ad. One that has to be reviewed for its edit says that, because it is not shown meanwhile. */
const newsOf = (ad: Ad, { change, form }: AdListContext) =>
  ad.status && {
    name: ad.name,
    status: ad.status,
    isEdited:
      change?.action === 'edit' &&
      isDone(ad, change) &&
      (ad.status !== 'inReview' || form?.ad.status === 'inReview'),
  }

/** Whether a list says that the change can still be made. Ask after `isDone`. */
function isUndone({ canEdit, change }: AdListContext, ads: readonly Ad[]): boolean {
  const ad = changedIn(ads, change)
  return ad !== undefined && change !== null && actionsOf(ad, canEdit).includes(change.action)
}

/** What is wrong with the end, since a submit was tried. */
function errorOf(form: forms.AdForm | null): AdEditRowId | null {
  const problem = form?.isSubmitted ? forms.endProblem(form) : null
  return problem && `adEdit.${problem}`
}

/** The form after a change. */
function editing(edit: (form: forms.AdForm) => forms.AdForm, former: forms.AdForm | null) {
  const form = former && edit(former)
  return { ...noFailure, form, error: errorOf(form) }
}

/** The row of a failure. A change that may have arrived is unknown, by the same rule as a new ad. */
function rowOf({ call, error }: FailedCall, { policy }: AdListContext): AdListRowId {
  const failure = toFailure(error)
  if (call === 'adList') return `adList.${findRow(adListErrors, failure, policy) ?? 'failed'}`
  const kind = resolvePromoteError(failure)
  if (call === 'adTerms')
    return kind === 'timedOut' || kind === 'offline' ? `adList.${kind}` : 'adChange.failed'
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
    /** Reads what the form of an ad goes by. */
    openEdit: notProvided<forms.AdTerms, undefined>('openEdit'),
    /** Sends the change once, and resolves to the ad as it is then. */
    updateAd: notProvided<Ad, AdChange>('updateAd'),
  },
  delays: delays('requestTimeout'),
  guards: {
    hasAds: ({ context }) => context.ads.length > 0,
    isAllowed: on.guard('action.chosen', ({ id, action }, { ads, canEdit }) => {
      const ad = ads.find((one) => one.id === id)
      return ad !== undefined && actionsOf(ad, canEdit).includes(action)
    }),
    isEdit: on.guard('action.chosen', ({ action }) => action === 'edit'),
    hasForm: ({ context }) => context.form !== null,
    isChanged: ({ context: { form } }) => form !== null && forms.isAdFormChanged(form),
    isUsable: on.guard(
      'edit.submitted',
      ({ today }, { form }) => form !== null && forms.editOf(forms.onDay(form, today)) !== null,
    ),
    isFinal: on.guard('action.chosen', ({ action }) => action === 'stop'),
    /** A server that answers with another ad, or with a status that the change cannot lead to, is not believed. */
    isPlausible: ({ context: { change } }, { output: ad }: Output<Ad>) =>
      change !== null && ad.id === change.adId && isPlausible(ad, change),
    isUncertain: (_, { error }: Thrown) => isUncertain(resolvePromoteError(toFailure(error))),
    /** The list says that the change was made, or that it was not. */
    isFoundDone: ({ context: { change } }, { output: ads }: Output<readonly Ad[]>) => {
      const ad = changedIn(ads, change)
      return ad !== undefined && change !== null && isDone(ad, change)
    },
    isFoundUndone: ({ context }, { output: ads }: Output<readonly Ad[]>) => isUndone(context, ads),
    /** The same, of what was typed. */
    isFoundUnedited: ({ context }, { output: ads }: Output<readonly Ad[]>) =>
      context.form !== null && isUndone(context, ads),
  },
  actions: {
    assignList: assign((_, { output: ads }: Output<readonly Ad[]>) => ({ ads, ...noFailure })),
    assignChange: assign(
      on.patch('action.chosen', ({ id, action }) => ({
        ...noFailure,
        ...nothingChosen,
        change: action === 'edit' ? null : { adId: id, action },
      })),
    ),
    assignOpening: assign(
      on.patch('action.chosen', ({ id }) => ({ ...noFailure, ...nothingChosen, openingId: id })),
    ),
    assignForm: assign(({ context: { ads, openingId } }, { output: terms }: Output<forms.AdTerms>) => {
      const ad = ads.find(({ id }) => id === openingId)
      return { openingId: null, form: ad ? forms.adFormOf(ad, terms) : null }
    }),
    assignBudget: assign(
      on.patch('budget.changed', ({ text, locale }, { form }) =>
        editing((one) => forms.withTypedBudget(one, { text, locale }), form),
      ),
    ),
    assignConfirmed: assign(
      on.patch('budget.confirmed', ({ amount }, { form }) =>
        editing((one) => ({ ...one, confirmed: amount }), form),
      ),
    ),
    assignEnd: assign(
      on.patch('end.changed', ({ change }, { form }) => editing((one) => forms.withEnd(one, change), form)),
    ),
    assignSubmitted: assign(
      on.patch('edit.submitted', ({ today }, { form }) =>
        editing((one) => ({ ...forms.onDay(one, today), isSubmitted: true }), form),
      ),
    ),
    assignEdit: assign(({ context: { form } }) => ({ change: form && forms.editOf(form) })),
    leaveForm: assign({ ...noForm, ...noFailure }),
    closeForm: assign(noForm),
    assignChanged: assign(({ context }, { output: ad }: Output<Ad>) => ({
      ...noFailure,
      ...noForm,
      ads: withAd(context.ads, ad),
      news: newsOf(ad, context),
    })),
    assignFound: assign(({ context }) => {
      const ad = changedIn(context.ads, context.change)
      return { ...noForm, news: ad ? newsOf(ad, context) : null }
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
