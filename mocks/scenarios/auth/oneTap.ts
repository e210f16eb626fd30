import { oneTapErrors } from '../../../src/errors/auth/oneTap.errors.ts'
import { authMessages } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { logIn as fromDb, toUser } from '../../handlers/auth/logIn.ts'
import { register } from '../../handlers/auth/signup.ts'
import type { MemoryPlatform } from '../../platform.ts'
import { db } from '../../db.ts'
import { never, refusal, respondWith, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { isMet } from './directLogin.ts'
import { inArea, type Situation } from '../scenario.ts'

/** A code that no row of the catalogue uses. */
const unknownCode = 9997

const logsIn = (logIn: Handler<'logIn'>): Situation => ({ answers: { logIn } })
const script = (state: MemoryPlatform['oneTap']['script']): Situation => ({
  platform: ({ oneTap }) => void (oneTap.script = state),
})
const person = (behaviour: MemoryPlatform['oneTap']['behaviour']): Situation => ({
  platform: ({ oneTap }) => void (oneTap.behaviour = behaviour),
})

/** The token belongs to no account, so the user signs up with this result. */
const newcomer = (answer: Handler<'register'>): Situation => ({
  answers: { logIn: ({ policy }) => respondWith({ code: 'noAccount' }, policy), register: answer },
})

/** Registers without a birthday. */
const registers: Handler<'register'> = () => {
  const [user] = db.users
  if (!user) throw new Error('The tables are empty.')
  return { resource_response: { data: { user: toUser(user), response_message: null } } }
}

const meeting = (outcome: Outcome) =>
  outcome.code === 'underage'
    ? newcomer(({ policy }) => respondWith(outcome, policy))
    : logsIn((call) => (isMet(outcome, call.payload) ? fromDb(call) : respondWith(outcome, call.policy)))

const botCheck = (mode: MemoryPlatform['botCheck']['mode']): Situation => ({
  ...logsIn(({ policy }) => respondWith({ code: 'tooQuick' }, policy)),
  platform: (platform) => void (platform.botCheck.mode = mode),
})

/** Outcomes of one-tap. By default, the user is the first member and agrees. */
export const oneTapScenarios = inArea('oneTap', {
  ...fromRows(oneTapErrors, {}, meeting, {
    botWidgetFailed: botCheck('fails'),
    failed: logsIn(() => refusal({ code: unknownCode, message: authMessages['oneTap.failed'] })),
  }),
  succeeds: {},
  waits: person('waits'),
  dismissed: person('dismisses'),
  scriptHangs: script('hangs'),
  scriptNeverReady: script('neverReady'),
  notConfigured: script('unavailable'),
  neverAnswers: logsIn(never),
  offline: logsIn(() => respondWith({ failure: 'offline' })),
  newcomer: newcomer(registers),
  registerNeverAnswers: newcomer(never),
  /** The bot check's widget never loads. */
  botWidgetHangs: botCheck('hangs'),
  /** The server keeps asking for the widget. */
  tooQuickAgain: logsIn(({ policy }) => respondWith({ code: 'tooQuick' }, policy)),
  /** The server requires the new user's age, then creates the account. */
  missingAge: newcomer(register),
})
