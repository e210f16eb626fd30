import { oneTapErrors } from '../../../src/errors/auth/oneTap.errors.ts'
import { sampleServerMessage } from '../../fixtures/messages.ts'
import type { Handler } from '../../handlers/handler.ts'
import { toUser } from '../../handlers/auth/logIn.ts'
import type { MemoryPlatform } from '../../platform.ts'
import { db } from '../../db.ts'
import { never, refusal, respondWith, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
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

/** The token belongs to no account, so the user signs up, with this result. */
const newcomer = (register: Handler<'register'>): Situation => ({
  answers: { logIn: ({ policy }) => respondWith({ code: 'noAccount' }, policy), register },
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
    : logsIn(({ policy }) => respondWith(outcome, policy))

/** Outcomes of one-tap. By default, the user is the first member and agrees. */
export const oneTapScenarios = inArea('oneTap', {
  ...fromRows(oneTapErrors, sampleServerMessage, meeting, {
    failed: logsIn(() => refusal({ code: unknownCode, message: sampleServerMessage })),
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
  /** The server requires the new user's age. */
  missingAge: newcomer(({ policy }) => respondWith({ code: 'missingAge' }, policy)),
})
