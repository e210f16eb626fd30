import { accountSwitcherErrors } from '../../../src/errors/auth/accountSwitcher.errors.ts'
import { serverWords } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, refusal, respondWith } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** A code that no row of the catalogue knows. */
const unknownCode = 9996

const switching = (switchAccount: Handler<'switchAccount'>): Situation => ({ answers: { switchAccount } })

/** What going over to a saved account may come to. */
export const accountSwitcherScenarios = inArea('accountSwitcher', {
  ...fromRows(
    accountSwitcherErrors,
    serverWords,
    (outcome) => switching(({ policy }) => respondWith(outcome, policy)),
    {
      failed: switching(() => refusal({ code: unknownCode, message: serverWords })),
    },
  ),
  neverAnswers: switching(never),
})
