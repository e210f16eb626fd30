import { accountSwitcherErrors } from '../../../src/errors/auth/accountSwitcher.errors.ts'
import { authMessages } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { switchAccount as fromDb } from '../../handlers/auth/account.ts'
import type { MemoryPlatform } from '../../platform.ts'
import { never, refusal, respondWith } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { isMet } from './directLogin.ts'
import { inArea, type Situation } from '../scenario.ts'

/** A code that no row of the catalogue uses. */
const unknownCode = 9996

const switching = (switchAccount: Handler<'switchAccount'>): Situation => ({ answers: { switchAccount } })

const botCheck = (mode: MemoryPlatform['botCheck']['mode']): Situation => ({
  ...switching(({ policy }) => respondWith({ code: 'tooQuick' }, policy)),
  platform: (platform) => void (platform.botCheck.mode = mode),
})

/** Outcomes of switching to a saved account. */
export const accountSwitcherScenarios = inArea('accountSwitcher', {
  ...fromRows(
    accountSwitcherErrors,
    {},
    (outcome) =>
      switching((call) => (isMet(outcome, call.payload) ? fromDb(call) : respondWith(outcome, call.policy))),
    {
      botWidgetFailed: botCheck('fails'),
      failed: switching(() =>
        refusal({ code: unknownCode, message: authMessages['accountSwitcher.failed'] }),
      ),
    },
  ),
  neverAnswers: switching(never),
  /** What is removed cannot be put back. */
  removesForGood: { policy: { undoesAccountRemoval: false } },
  /** The bot check's widget never loads. */
  botWidgetHangs: botCheck('hangs'),
})
