import type { Handler } from '../../handlers/handler.ts'
import { hiddenServerMessage } from '../../fixtures/messages.ts'
import { never, refusal, serverError } from '../../respond.ts'
import { inArea, type Situation } from '../scenario.ts'

const reading = (readFacebookLoginData: Handler<'readFacebookLoginData'>): Situation => ({
  answers: { readFacebookLoginData },
})
const connectedTo = (google: boolean, password: boolean, gplus = false) =>
  reading(() => ({
    resource_response: {
      data: { connected_to_gplus: gplus, connected_to_google: google, has_password: password },
    },
  }))

/** Accounts that lost the log-in with the first provider. */
export const accountRecoveryScenarios = inArea('accountRecovery', {
  googleConnected: connectedTo(true, false),
  /** The second provider's former name. */
  gplusConnected: connectedTo(false, false, true),
  hasPassword: connectedTo(false, true),
  facebookOnly: connectedTo(false, false),
  refused: reading(() => refusal({ message: hiddenServerMessage })),
  serverFailed: reading(() => serverError()),
  neverAnswers: reading(never),
})
