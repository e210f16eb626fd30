import { promoteSteps } from '../../../src/domain/promote/promoteStep.ts'
import { billingForm, businessForm, error, success } from './quickPromote.afterPage.ts'
import { consent, opening, pinSelection } from './quickPromote.beforePage.ts'
import { initialContext } from './quickPromote.context.ts'
import { draft, restoration } from './quickPromote.draft.ts'
import { page } from './quickPromote.page.ts'
import { quickPromoteSetup } from './quickPromote.setup.ts'

/** One transition to each step, for which `domain/promote/promoteStep` decides. */
const toStep = (guard: 'resumesAt' | 'leadsTo') =>
  promoteSteps.map((step) => ({ guard: { type: guard, params: { step } }, target: step }) as const)

/**
 * From a pin to an ad, in steps. Spec: saving.txt §2 "Quick-promote flow", §4 "Quick-promote steps". The form and its draft outlive the
 * steps, so that going back loses nothing.
 */
export const quickPromoteMachine = quickPromoteSetup.createMachine({
  id: 'quickPromote',
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  invoke: { src: 'watchDraft', input: ({ context: { place } }) => ({ place }) },
  states: {
    draft,
    restoration,
    steps: {
      initial: 'opening',
      states: {
        opening,
        unopened: {
          tags: 'view:unopened',
          on: { 'open.retried': { target: 'opening', actions: 'clearErrors' }, 'page.dismissed': 'closed' },
        },
        /** A link opens the step that it asks for, or the first one before it that is still open. */
        resuming: { always: [...toStep('resumesAt'), { target: 'page' }] },
        /** After the last step there is none, so the page closes. */
        advancing: { always: [...toStep('leadsTo'), { target: 'closed' }] },
        consent,
        pinSelection,
        page,
        businessForm,
        billingForm,
        success,
        error,
        /** Only seen where the browser does not leave the page. */
        closed: { tags: ['leaving', 'view:closed'], entry: 'emitClosed' },
      },
    },
  },
})
