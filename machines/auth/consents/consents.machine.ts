import { assign, emit, not, setup } from 'xstate'
import type { ConsentExtras } from '../../../src/api/auth/auth.payloads.ts'
import {
  agreesToAll,
  consentExtras,
  hasRequiredConsents,
  noConsents,
  setAllConsents,
  toggleConsent,
  type ConsentKey,
  type Consents,
} from '../../../src/domain/auth/signup/consent.ts'
import { types, type WithPolicy } from '../../fragments/setup.ts'

/** How the consent step ends: with the fields to register with, or back at the form. */
export type ConsentsOutput =
  | { readonly outcome: 'agreed'; readonly extras: ConsentExtras }
  | { readonly outcome: 'back' }

/** Says what is missing. */
export interface ConsentsToast {
  readonly type: 'toast.shown'
  readonly message: 'consents.reason'
  readonly serverMessage?: null
  readonly duration: 'validationToast'
  readonly kind: 'alert'
}

export interface ConsentsContext extends WithPolicy {
  readonly consents: Consents
  readonly output: ConsentsOutput
}

/** The consent step. Spec: auth.txt §2 "Consent step", §4 "Consent ticking". All four required boxes must be ticked. */
export const consentsMachine = setup({
  types: types<{
    context: ConsentsContext
    input: WithPolicy
    events:
      | { type: 'consent.toggled'; key: ConsentKey }
      | { type: 'all.toggled' }
      | { type: 'form.submitted' }
      | { type: 'back.requested' }
    output: ConsentsOutput
    emitted: ConsentsToast
  }>(),
  guards: {
    hasRequired: ({ context }) => hasRequiredConsents(context.consents),
  },
  actions: {
    toggle: assign(({ context }, { key }: { key: ConsentKey }) => ({
      consents: toggleConsent(context.consents, key),
    })),
    toggleAll: assign(({ context }) => ({ consents: setAllConsents(!agreesToAll(context.consents)) })),
    emitMissing: emit({
      type: 'toast.shown',
      message: 'consents.reason',
      duration: 'validationToast',
      kind: 'alert',
    }),
    assignExtras: assign(({ context }) => ({
      output: { outcome: 'agreed' as const, extras: consentExtras(context.consents) },
    })),
  },
}).createMachine({
  id: 'consents',
  context: ({ input: { policy } }) => ({ policy, consents: noConsents, output: { outcome: 'back' } }),
  initial: 'choosing',
  output: ({ context }) => context.output,
  states: {
    choosing: {
      initial: 'incomplete',
      on: {
        'consent.toggled': { actions: { type: 'toggle', params: ({ event: { key } }) => ({ key }) } },
        'all.toggled': { actions: 'toggleAll' },
        'back.requested': 'left',
      },
      states: {
        incomplete: {
          always: { guard: 'hasRequired', target: 'complete' },
          on: { 'form.submitted': { actions: 'emitMissing' } },
        },
        complete: {
          always: { guard: not('hasRequired'), target: 'incomplete' },
          on: { 'form.submitted': { target: '#consents.agreed', actions: 'assignExtras' } },
        },
      },
    },
    agreed: { type: 'final' },
    left: { type: 'final' },
  },
})
