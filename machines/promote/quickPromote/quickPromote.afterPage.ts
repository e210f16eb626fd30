import { output, thrown } from '../../fragments/events.ts'
import { endedWith } from '../../fragments/outcome.ts'
import { infoFor, quickPromoteSetup } from './quickPromote.setup.ts'

const shows = (row: 'accountUnchecked' | 'billingMissing') =>
  ({ type: 'assignRow', params: { row: `quickPromote.${row}` } }) as const
const leaveBilling = { type: 'leave', params: { step: 'billingForm' } } as const

/** The business form. What was filled in is kept. saving.txt §2, §4. */
export const businessForm = quickPromoteSetup.createStateConfig({
  tags: 'view:businessForm',
  on: { 'back.pressed': { actions: 'pressBackInForm' } },
  entry: ['clearErrors', { type: 'emitEntered', params: { step: 'businessForm' } }],
  invoke: {
    src: 'businessInfo',
    id: 'businessInfo',
    input: ({ context }) => ({ policy: context.policy, info: infoFor(context) }),
    onDone: [
      {
        guard: endedWith('saved'),
        target: 'advancing',
        actions: [
          { type: 'assignBusiness', params: output },
          { type: 'leave', params: { step: 'businessForm' } },
        ],
      },
      {
        guard: endedWith('back'),
        target: 'page',
        actions: { type: 'assignBusiness', params: output },
      },
      { target: 'closed', actions: { type: 'assignBusiness', params: output } },
    ],
  },
})

const backFromBilling = [{ guard: 'hasBusinessInfo', target: 'businessForm' }, { target: 'page' }] as const

/** The app's payment element. The account is read again when somebody comes back from paying elsewhere. */
export const billingForm = quickPromoteSetup.createStateConfig({
  tags: 'view:billingForm',
  entry: ['clearErrors', { type: 'emitEntered', params: { step: 'billingForm' } }],
  /** What is said about paying is not about the page. */
  exit: 'clearErrors',
  initial: 'paying',
  on: {
    'billing.saved': { target: 'advancing', actions: leaveBilling },
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
            guard: { type: 'canPay', params: output },
            target: '#quickPromote.steps.advancing',
            actions: [{ type: 'assignAccount', params: output }, leaveBilling],
          },
          {
            target: 'paying',
            actions: [{ type: 'assignAccount', params: output }, shows('billingMissing')],
          },
        ],
        onError: {
          target: 'paying',
          actions: [shows('accountUnchecked'), { type: 'emitFailed', params: thrown }],
        },
      },
      after: {
        requestTimeout: {
          target: 'paying',
          actions: [shows('accountUnchecked'), { type: 'emitFailed', params: { error: null } }],
        },
      },
    },
  },
})

/** The ad runs. An end: nothing follows. */
export const success = quickPromoteSetup.createStateConfig({
  tags: 'view:success',
  entry: { type: 'emitEntered', params: { step: 'success' } },
  on: { 'page.dismissed': 'closed' },
})

/** The server refused the ad. Nothing follows, but going back returns to the page with everything kept. saving.txt §8. */
export const error = quickPromoteSetup.createStateConfig({
  tags: 'view:error',
  entry: { type: 'emitEntered', params: { step: 'error' } },
  on: {
    'error.dismissed': { target: 'page', actions: 'clearErrors' },
    'back.pressed': { target: 'page', actions: 'clearErrors' },
  },
})
