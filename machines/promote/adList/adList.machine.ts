import { and } from 'xstate'
import { output, thrown } from '../../fragments/events.ts'
import { failsAs, timesOut } from '../../fragments/form.ts'
import { required } from '../../fragments/outcome.ts'
import { adListSetup } from './adList.setup.ts'

const listed = { type: 'assignList', params: output } as const
const shows = <const Row extends string>(row: Row) => ({ type: 'assignRow', params: { row } }) as const
const reports = { type: 'emitFailed', params: thrown } as const
const uncheckable = shows('adChange.uncheckable')

/**
 * The member's ads, each of which can be paused, resumed, edited or stopped as far as its status allows. A change is sent once. If its
 * outcome is unknown, nothing else can be changed until the list was read again, which settles it. What was typed is kept until the ad is
 * changed, or the form is left. Beyond the specification.
 */
export const adListMachine = adListSetup.createMachine({
  id: 'adList',
  context: ({ input }) => ({
    ...input,
    ads: [],
    change: null,
    openingId: null,
    form: null,
    error: null,
    news: null,
    failure: null,
    serverMessage: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        src: 'readAds',
        onDone: { target: 'deciding', actions: listed },
        onError: failsAs('failed', { call: 'adList' }),
      },
      after: timesOut('failed', 'adList.timedOut'),
    },
    failed: {
      on: { 'list.retried': { target: 'loading', actions: 'clearError' } },
    },
    deciding: {
      always: [{ guard: 'hasAds', target: 'listed' }, { target: 'empty' }],
    },
    empty: {},
    listed: {
      on: {
        'action.chosen': [
          { guard: and(['isAllowed', 'isFinal']), target: 'confirming', actions: 'assignChange' },
          { guard: and(['isAllowed', 'isEdit']), target: 'opening', actions: 'assignOpening' },
          { guard: 'isAllowed', target: 'acting', actions: 'assignChange' },
        ],
      },
    },
    /** The form of an ad needs its account. */
    opening: {
      tags: 'pending',
      invoke: {
        src: 'openEdit',
        onDone: { target: 'editing', actions: { type: 'assignForm', params: output } },
        onError: failsAs('listed', { call: 'adTerms' }),
      },
      after: timesOut('listed', 'adList.timedOut'),
    },
    editing: {
      on: {
        'budget.changed': { actions: 'assignBudget' },
        'budget.confirmed': { actions: 'assignConfirmed' },
        'end.changed': { actions: 'assignEnd' },
        'edit.submitted': [
          { guard: 'isUsable', target: 'acting', actions: ['assignSubmitted', 'assignEdit'] },
          { guard: 'isChanged', actions: 'assignSubmitted' },
          // Nothing is to be sent.
          { target: 'listed', actions: 'leaveForm' },
        ],
        'edit.dismissed': [
          { guard: 'isChanged', target: 'leaving' },
          { target: 'listed', actions: 'leaveForm' },
        ],
      },
    },
    /** What was typed would be lost, so that it is asked about. */
    leaving: {
      on: {
        'edit.discarded': { target: 'listed', actions: 'leaveForm' },
        'question.closed': 'editing',
      },
    },
    /** To stop an ad is final, so that it is asked about. */
    confirming: {
      on: {
        'stop.confirmed': 'acting',
        'question.closed': 'listed',
      },
    },
    acting: {
      tags: 'pending',
      invoke: {
        src: 'updateAd',
        input: ({ context }) => required(context.change, 'change'),
        onDone: [
          {
            guard: { type: 'isPlausible', params: output },
            target: 'listed',
            actions: [{ type: 'assignChanged', params: output }, 'emitChanged'],
          },
          {
            target: 'unknown',
            actions: [shows('adChange.malformed'), { type: 'emitFailed', params: { error: null } }],
          },
        ],
        onError: [
          { guard: { type: 'isUncertain', params: thrown }, ...failsAs('unknown', { call: 'adChange' }) },
          { guard: 'hasForm', ...failsAs('editing', { call: 'adChange' }) },
          failsAs('listed', { call: 'adChange' }),
        ],
      },
      after: timesOut('unknown', 'adChange.timedOut'),
    },
    /** It is unknown whether the ad was changed. Nothing is sent again. */
    unknown: { on: { 'check.requested': 'checking' } },
    checking: {
      tags: 'pending',
      invoke: {
        src: 'readAds',
        onDone: [
          {
            guard: { type: 'isFoundDone', params: output },
            target: 'deciding',
            actions: [listed, 'assignFound', 'emitChanged'],
          },
          {
            guard: { type: 'isFoundUnedited', params: output },
            target: 'editing',
            actions: [listed, shows('adChange.notDone')],
          },
          {
            guard: { type: 'isFoundUndone', params: output },
            target: 'deciding',
            actions: [listed, shows('adChange.notDone')],
          },
          { target: 'deciding', actions: [listed, 'closeForm'] },
        ],
        onError: { target: 'unknown', actions: [uncheckable, reports] },
      },
      after: {
        requestTimeout: {
          target: 'unknown',
          actions: [uncheckable, { type: 'emitFailed', params: { error: null } }],
        },
      },
    },
  },
})
