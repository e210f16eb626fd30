import { or, stateIn } from 'xstate'
import { promoteSteps, type PromoteStep } from '../../../src/domain/promote/promoteStep.ts'
import type { QuickPromoteRowId } from '../../../src/errors/promote/promote.errors.ts'
import { output, thrown } from '../../fragments/events.ts'
import { timesOut, waiting } from '../../fragments/form.ts'
import { endedWith } from '../../fragments/outcome.ts'
import * as rules from './quickPromote.rules.ts'
import { quickPromoteSetup } from './quickPromote.setup.ts'

const advancing = '#quickPromote.steps.advancing'

/** One transition to each step, for which `domain/promote/promoteStep` decides. */
const toStep = (guard: 'resumesAt' | 'leadsTo') =>
  promoteSteps.map((step) => ({ guard: { type: guard, params: { step } }, target: step }) as const)
const enters = (step: PromoteStep) => ({ type: 'emitEntered', params: { step } }) as const
const leaves = (step: PromoteStep) => ({ type: 'leave', params: { step } }) as const
/** A guard or an action that reads what an actor resolved to. */
const reads = <Name extends string>(type: Name) => ({ type, params: output }) as const
const shows = (row: QuickPromoteRowId) => ({ type: 'assignRow', params: { row } }) as const

/** A call that fails, whatever the reason, is shown as this row. */
const failsAs = <Target extends string>(target: Target, row: QuickPromoteRowId) =>
  ({ target, actions: [shows(row), { type: 'emitFailed', params: thrown }] }) as const
const failed = [
  { type: 'assignFailure', params: thrown },
  { type: 'emitFailed', params: thrown },
] as const
const unanswered = { type: 'emitFailed', params: { error: null } } as const
const uncheckable = <Params>(params: Params) =>
  ({ target: 'unknown.uncheckable', actions: { type: 'emitUncheckable', params } }) as const

/** The form is only refilled while it can be edited: not during a request, and not once the ad exists. */
const whileEditing = or([
  stateIn('#quickPromote.steps.page.editing'),
  stateIn('#quickPromote.steps.page.correcting'),
])
const touched = { 'draft.touched': 'waiting' } as const
const noticed = { target: 'none', actions: 'clearNotes' } as const

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
const created = {
  target: advancing,
  actions: [reads('assignCampaign'), reads('emitCreated'), 'finishDraft', leaves('page')],
} as const
const backFromBilling = [{ guard: 'hasBusinessInfo', target: 'businessForm' }, { target: 'page' }] as const

/**
 * From a pin to an ad, in steps. Spec: saving.txt §2 "Quick-promote flow", §4 "Quick-promote steps". The form and its draft outlive the
 * steps, so that going back loses nothing.
 */
export const quickPromoteMachine = quickPromoteSetup.createMachine({
  id: 'quickPromote',
  context: ({ input }) => rules.initialContext(input),
  type: 'parallel',
  invoke: { src: 'watchDraft', input: ({ context: { place } }) => ({ place }) },
  states: {
    /** The draft on this device. It is written after a pause, and at once when the page is hidden. saving.txt §3. */
    draft: {
      initial: 'untouched',
      on: {
        'draft.finished': '.cleared',
        'draft.replaced': { guard: 'isDraftOpen', target: '.outdated', actions: 'assignOther' },
      },
      states: {
        /** Nothing was changed, so there is nothing to keep. */
        untouched: { on: touched },
        waiting: {
          after: { draftSave: 'saving' },
          on: { 'draft.touched': { target: 'waiting', reenter: true }, 'page.hidden': 'saving' },
        },
        saving: {
          invoke: {
            src: 'saveDraft',
            input: ({ context }) => ({ place: context.place, draft: rules.currentDraft(context) }),
            onDone: [{ guard: reads('isStored'), target: 'saved' }, { target: 'unsaved' }],
          },
          on: touched,
        },
        saved: { on: touched },
        /** The browser stores nothing. It is said once, and the page goes on without. */
        unsaved: { entry: 'emitUnsaved' },
        /** Another tab has stored a newer draft. Nothing is written until the member has chosen one. */
        outdated: {
          on: {
            'draft.adopted': { guard: whileEditing, target: 'saved', actions: 'adoptOther' },
            'draft.kept': { target: 'saving', actions: 'keepOwn' },
          },
        },
        /** The ad exists, so the draft is gone. */
        cleared: { entry: 'emitCleared' },
      },
    },
    /** Whether the form was filled in from a draft, which the member can undo. */
    restoration: {
      initial: 'none',
      states: {
        none: { on: { 'draft.restored': 'restored' } },
        restored: {
          on: {
            'draft.restarted': { guard: whileEditing, target: 'discarded', actions: ['startOver', 'touch'] },
            'draft.noticed': noticed,
          },
        },
        discarded: {
          on: {
            'draft.undone': { guard: whileEditing, target: 'none', actions: ['undo', 'touch'] },
            'draft.noticed': noticed,
          },
        },
      },
    },
    steps: {
      initial: 'opening',
      states: {
        /** Reads the advertiser, the pin and the draft, before anything is shown. */
        opening: {
          tags: ['pending', 'view:opening'],
          invoke: {
            src: 'open',
            input: ({ context }) => rules.openRequest(context),
            onDone: [
              { guard: reads('isRestored'), target: 'resuming', actions: [reads('assignOpened'), 'restore'] },
              { target: 'resuming', actions: reads('assignOpened') },
            ],
            onError: failsAs('unopened', 'quickPromote.accountUnread'),
          },
          after: timesOut('unopened', 'quickPromote.accountUnread'),
          ...waiting,
        },
        unopened: {
          tags: 'view:unopened',
          on: { 'open.retried': { target: 'opening', actions: 'clearErrors' }, 'page.dismissed': 'closed' },
        },
        /** A link opens the step that it asks for, or the first one before it that is still open. */
        resuming: { always: [...toStep('resumesAt'), { target: 'page' }] },
        /** After the last step there is none, so the page closes. */
        advancing: { always: [...toStep('leadsTo'), { target: 'closed' }] },
        /** The member is asked once; the answer is recorded. saving.txt §2 "consent (GDPR) modal". */
        consent: {
          tags: 'view:consent',
          entry: enters('consent'),
          initial: 'asking',
          on: { 'page.dismissed': 'closed' },
          states: {
            asking: { on: { 'consent.given': 'recording' } },
            recording: {
              tags: 'pending',
              entry: 'clearErrors',
              invoke: {
                src: 'recordConsent',
                onDone: { target: advancing, actions: ['assignConsent', leaves('consent')] },
                onError: failsAs('asking', 'quickPromote.consentUnrecorded'),
              },
              after: timesOut('asking', 'quickPromote.consentUnrecorded'),
            },
          },
        },
        /** The pin to promote, if no link brought one. */
        pinSelection: {
          tags: 'view:pinSelection',
          entry: enters('pinSelection'),
          invoke: {
            src: 'pinSelection',
            id: 'pinSelection',
            input: ({ context: { policy } }) => ({ policy, pinId: null }),
            onDone: [
              { guard: endedWith('cancelled'), target: 'closed' },
              { target: 'advancing', actions: [reads('assignPin'), leaves('pinSelection'), 'touch'] },
            ],
          },
        },
        /**
         * The form of the ad, and its one request. A request whose answer is lost is never sent again before somebody has checked whether
         * the ad exists. saving.txt §2, §8.
         */
        page: {
          initial: 'deciding',
          entry: enters('page'),
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
                  { target: 'deciding', actions: [reads('assignPin'), 'touch'] },
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
                  { target: 'deciding', actions: [reads('assignTag'), 'touch'] },
                ],
              },
            },
            submitting: {
              tags: 'pending',
              entry: 'clearErrors',
              invoke: {
                src: 'createCampaign',
                input: ({ context }) => rules.campaignRequest(context),
                onDone: created,
                onError: [
                  { guard: { type: 'isUncertain', params: thrown }, target: 'unknown', actions: failed },
                  { target: advancing, actions: [...failed, leaves('page')] },
                ],
              },
              after: timesOut('unknown', 'quickPromote.timedOut'),
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
                input: ({ context }) => rules.campaignQuery(context),
                onDone: [
                  { guard: reads('isFound'), ...created },
                  { target: 'correcting', actions: [shows('quickPromote.notCreated'), unanswered] },
                ],
                onError: uncheckable(thrown),
              },
              after: { requestTimeout: uncheckable({ error: null }) },
            },
            /** The ad exists, so the form is only shown. */
            created: {
              on: {
                'step.continued': { target: advancing, actions: leaves('page') },
                'page.dismissed': '#quickPromote.steps.closed',
              },
            },
          },
        },
        /** The business form. What was filled in is kept. saving.txt §2, §4. */
        businessForm: {
          tags: 'view:businessForm',
          on: { 'back.pressed': { actions: 'pressBackInForm' } },
          entry: ['clearErrors', enters('businessForm')],
          invoke: {
            src: 'businessInfo',
            id: 'businessInfo',
            input: ({ context }) => ({ policy: context.policy, info: rules.infoFor(context) }),
            onDone: [
              {
                guard: endedWith('saved'),
                target: 'advancing',
                actions: [reads('assignBusiness'), leaves('businessForm')],
              },
              { guard: endedWith('back'), target: 'page', actions: reads('assignBusiness') },
              { target: 'closed', actions: reads('assignBusiness') },
            ],
          },
        },
        /** The app's payment element. The account is read again when somebody comes back from paying elsewhere. */
        billingForm: {
          tags: 'view:billingForm',
          entry: ['clearErrors', enters('billingForm')],
          /** What is said about paying is not about the page. */
          exit: 'clearErrors',
          initial: 'paying',
          on: {
            'billing.saved': { target: 'advancing', actions: leaves('billingForm') },
            'page.dismissed': 'closed',
            'back.requested': backFromBilling,
            'back.pressed': backFromBilling,
          },
          states: {
            paying: { on: { 'page.focused': 'checking', 'check.requested': 'checking' } },
            checking: {
              tags: 'pending',
              invoke: {
                src: 'readAccount',
                onDone: [
                  {
                    guard: reads('canPay'),
                    target: advancing,
                    actions: [reads('assignAccount'), leaves('billingForm')],
                  },
                  {
                    target: 'paying',
                    actions: [reads('assignAccount'), shows('quickPromote.billingMissing')],
                  },
                ],
                onError: failsAs('paying', 'quickPromote.accountUnchecked'),
              },
              after: timesOut('paying', 'quickPromote.accountUnchecked'),
            },
          },
        },
        /** The ad runs. An end: nothing follows. */
        success: { tags: 'view:success', entry: enters('success'), on: { 'page.dismissed': 'closed' } },
        /** The server refused the ad. Nothing follows, but going back returns to the page with everything kept. saving.txt §8. */
        error: {
          tags: 'view:error',
          entry: enters('error'),
          on: {
            'error.dismissed': { target: 'page', actions: 'clearErrors' },
            'back.pressed': { target: 'page', actions: 'clearErrors' },
          },
        },
        /** Only seen where the browser does not leave the page. */
        closed: { tags: ['leaving', 'view:closed'], entry: 'emitClosed' },
      },
    },
  },
})
