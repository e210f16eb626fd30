import { accountSwitcherErrors } from '../../../src/errors/auth/accountSwitcher.errors.ts'
import { sampleServerMessage } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, refusal, respondWith } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** A code that no row of the catalogue uses. */
const unknownCode = 9996

const switching = (switchAccount: Handler<'switchAccount'>): Situation => ({ answers: { switchAccount } })

/** Outcomes of switching to a saved account. */
export const accountSwitcherScenarios = inArea('accountSwitcher', {
  ...fromRows(
    accountSwitcherErrors,
    sampleServerMessage,
    (outcome) => switching(({ policy }) => respondWith(outcome, policy)),
    {
      failed: switching(() => refusal({ code: unknownCode, message: sampleServerMessage })),
    },
  ),
  neverAnswers: switching(never),
})
