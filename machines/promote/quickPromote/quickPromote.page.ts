import { output, thrown } from '../../fragments/events.ts'
import { waiting } from '../../fragments/form.ts'
import { endedWith, required } from '../../fragments/outcome.ts'
import { durationFor } from '../../../src/domain/promote/promoteValues.ts'
import { campaignQuery, countryOf, targetOf } from './quickPromote.context.ts'
import { promotePayload } from './quickPromote.payload.ts'
import { quickPromoteSetup } from './quickPromote.setup.ts'

const leavePage = { type: 'leave', params: { step: 'page' } } as const
const failed = [
  { type: 'assignFailure', params: thrown },
  { type: 'emitFailed', params: thrown },
] as const
const shows = (row: 'timedOut' | 'notCreated') =>
  [
    { type: 'assignRow', params: { row: `quickPromote.${row}` } },
    { type: 'emitFailed', params: { error: null } },
  ] as const
/** What can be done while the form is open. */
const form = {
  'values.changed': { actions: ['assignChange', 'touch'] },
  'budget.changed': { actions: ['assignBudget', 'touch'] },
  'budget.confirmed': { actions: 'assignConfirmed' },
  'pinChoice.opened': { guard: 'isPinOptional', target: 'choosingPin' },
  'tagChoice.opened': 'choosingTag',
  'form.submitted': [
    { guard: 'canSubmit', target: 'submitting' },
    { target: 'correcting', actions: 'assignProblems' },
  ],
  'page.dismissed': '#quickPromote.steps.closed',
} as const
const created = [
  { type: 'assignCampaign', params: output },
  { type: 'emitCreated', params: output },
  'finishDraft',
  leavePage,
] as const

/**
 * The page: the form of the ad, and its one request. A request whose answer is lost is never sent again before somebody has checked whether
 * the ad exists. saving.txt §2, §8.
 */
export const page = quickPromoteSetup.createStateConfig({
  initial: 'deciding',
  entry: { type: 'emitEntered', params: { step: 'page' } },
  states: {
    deciding: {
      always: [
        { guard: 'isCreated', target: 'created' },
        { guard: 'hasErrors', target: 'correcting' },
        { target: 'editing' },
      ],
    },
    editing: { on: form },
    /** A submit was tried, so that missing values are shown. */
    correcting: { on: form },
    choosingPin: {
      tags: 'view:pinSelection',
      on: { 'back.pressed': 'deciding' },
      invoke: {
        src: 'pinSelection',
        id: 'pinSelection',
        input: ({ context: { policy, pin } }) => ({ policy, pinId: pin?.id ?? null }),
        onDone: [
          { guard: endedWith('cancelled'), target: 'deciding' },
          { target: 'deciding', actions: [{ type: 'assignPin', params: output }, 'touch'] },
        ],
      },
    },
    choosingTag: {
      tags: 'view:tagSelection',
      on: { 'back.pressed': 'deciding' },
      invoke: {
        src: 'tagSelection',
        id: 'tagSelection',
        input: ({ context: { policy, values } }) => ({ policy, selected: values.tag }),
        onDone: [
          { guard: endedWith('cancelled'), target: 'deciding' },
          { target: 'deciding', actions: [{ type: 'assignTag', params: output }, 'touch'] },
        ],
      },
    },
    submitting: {
      tags: 'pending',
      entry: 'clearErrors',
      invoke: {
        src: 'createCampaign',
        input: ({ context }) =>
          promotePayload({
            advertiserId: context.advertiserId,
            target: required(targetOf(context), 'target'),
            country: countryOf(context),
            defaultDays: durationFor(
              context.policy.promote.defaultDuration,
              context.country,
              context.policy.promote,
            ),
            values: context.values,
          }),
        onDone: { target: '#quickPromote.steps.advancing', actions: created },
        onError: [
          { guard: { type: 'isUncertain', params: thrown }, target: 'unknown', actions: failed },
          { target: '#quickPromote.steps.advancing', actions: [...failed, leavePage] },
        ],
      },
      after: { requestTimeout: { target: 'unknown', actions: shows('timedOut') } },
      ...waiting,
    },
    /** It is unknown whether the ad was created. */
    unknown: {
      tags: 'view:unknown',
      initial: 'unchecked',
      states: { unchecked: {}, uncheckable: {} },
      on: { 'check.requested': 'checking', 'page.dismissed': '#quickPromote.steps.closed' },
    },
    checking: {
      tags: ['pending', 'view:unknown'],
      invoke: {
        src: 'findCampaign',
        input: ({ context }) => campaignQuery(context),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: '#quickPromote.steps.advancing',
            actions: created,
          },
          { target: 'correcting', actions: shows('notCreated') },
        ],
        onError: {
          target: 'unknown.uncheckable',
          actions: { type: 'emitUncheckable', params: thrown },
        },
      },
      after: {
        requestTimeout: {
          target: 'unknown.uncheckable',
          actions: { type: 'emitUncheckable', params: { error: null } },
        },
      },
    },
    /** The ad exists, so the form is only shown. */
    created: {
      on: {
        'step.continued': { target: '#quickPromote.steps.advancing', actions: leavePage },
        'page.dismissed': '#quickPromote.steps.closed',
      },
    },
  },
})
