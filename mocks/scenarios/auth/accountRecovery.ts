import type { Handler } from '../../handlers/handler.ts'
import { wordsNotToShow } from '../../fixtures/messages.ts'
import { never, refusal, serverError } from '../../respond.ts'
import { inArea, type Situation } from '../scenario.ts'

const reading = (readFacebookLoginData: Handler<'readFacebookLoginData'>): Situation => ({
  answers: { readFacebookLoginData },
})
const knowing = (google: boolean, password: boolean, gplus = false) =>
  reading(() => ({
    resource_response: {
      data: { connected_to_gplus: gplus, connected_to_google: google, has_password: password },
    },
  }))

/** What the server may know of an account whose log-in by the first provider is gone. auth.txt §3 "Login data for recovery". */
export const accountRecoveryScenarios = inArea('accountRecovery', {
  googleConnected: knowing(true, false),
  /** The second provider's former name. */
  gplusConnected: knowing(false, false, true),
  hasPassword: knowing(false, true),
  facebookOnly: knowing(false, false),
  refused: reading(() => refusal({ message: wordsNotToShow })),
  serverFailed: reading(() => serverError()),
  neverAnswers: reading(never),
})
