import { connectsTo, reportsProvider } from '../../fragments/providerSignIn.ts'
import { overChoice, overForm } from './signup.editing.ts'
import { signupSetup } from './signup.setup.ts'

/** The provider's window is open, over the choice of how to sign up or over the form. */
export const connecting = signupSetup.createStateConfig({
  tags: ['pending', 'view:signup'],
  initial: 'form',
  states: {
    choosing: connectsTo(
      '#signup.connected',
      { target: '#signup.providerUnavailable.choosing', actions: reportsProvider },
      '#signup.editing.choosing',
    ),
    form: connectsTo(
      '#signup.connected',
      { target: '#signup.providerUnavailable.form', actions: reportsProvider },
      '#signup.editing',
    ),
  },
})

/** A dialog says so and suggests another option. auth.txt §8 "Social login". */
export const providerUnavailable = signupSetup.createStateConfig({
  tags: 'view:signup',
  initial: 'form',
  states: {
    choosing: { on: { 'notice.closed': '#signup.editing.choosing' } },
    form: { on: { 'notice.closed': '#signup.editing' } },
  },
})

/** Refused on an earlier visit: every field and button of the form is disabled. auth.txt §5. */
export const ineligible = signupSetup.createStateConfig({
  tags: 'view:signup',
  entry: 'assignIneligible',
  initial: 'form',
  states: { choosing: { on: overChoice }, form: { on: overForm } },
})
