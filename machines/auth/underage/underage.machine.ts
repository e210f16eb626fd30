import { assign, emit, setup } from 'xstate'
import { delays, types, type WithPolicy } from '../../fragments/setup.ts'
import type { SignupToast } from '../signup/signup.types.ts'

export interface UnderageInput extends WithPolicy {
  /** As entered: 'YYYY-MM-DD'. */
  readonly birthday: string
}

/** Confirm goes to '/', Edit back to the form. auth.txt §2 "Underage confirmation". */
export interface UnderageOutput {
  readonly outcome: 'confirmed' | 'edit'
}

export interface UnderageContext extends UnderageInput {
  readonly output: UnderageOutput
}

/**
 * "Is this your birthday?" Spec: auth.txt §2 "Underage confirmation", §4, §9. During the wait before the redirect, the
 * user can leave at once. J27.
 */
export const underageMachine = setup({
  types: types<{
    context: UnderageContext
    input: UnderageInput
    events:
      | { type: 'birthday.confirmed' }
      | { type: 'edit.requested' }
      | { type: 'leave.requested' }
      | { type: 'stay.requested' }
    output: UnderageOutput
    emitted: SignupToast
  }>(),
  delays: delays('underageRedirect'),
  actions: {
    assignConfirmed: assign({ output: { outcome: 'confirmed' } }),
    emitToast: emit({
      type: 'toast.shown',
      message: 'underage.toast',
      duration: 'underageToast',
      kind: 'alert',
    }),
  },
}).createMachine({
  id: 'underage',
  context: ({ input }) => ({ ...input, output: { outcome: 'edit' } }),
  initial: 'asking',
  output: ({ context }) => context.output,
  on: { 'edit.requested': '.edited' },
  states: {
    asking: { on: { 'birthday.confirmed': 'leaving' } },
    leaving: {
      entry: 'emitToast',
      after: { underageRedirect: 'confirmed' },
      on: { 'leave.requested': 'confirmed', 'stay.requested': 'asking' },
    },
    confirmed: { type: 'final', entry: 'assignConfirmed' },
    edited: { type: 'final' },
  },
})
