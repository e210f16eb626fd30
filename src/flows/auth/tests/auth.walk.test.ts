/** Whatever people, servers, popups and time do, in any order: there is a view, and there is a way on. */
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { flush } from '../../../../machines/testing/testing.ts'
import { wren } from '../../../../machines/testing/auth.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { socialSignupPart } from '../shell/auth.parts.ts'
import { connectStep } from '../shell/auth.connect.ts'
import { at, outputs } from '../testing/walk.answers.ts'
import { answer, startFlow, type Flow } from '../testing/walk.flow.ts'
import { codeHappenings, loginHappenings, worldHappenings } from '../testing/walk.happenings.ts'
import {
  leadingToSignup,
  openingHappenings,
  robin,
  signupCalls,
  signupHappenings,
  socialHappenings,
} from '../testing/walk.signupHappenings.ts'
import { stuckAt } from '../testing/walk.stuck.tsx'

const WALKS = 100
const STEPS = 100

/** What may happen next; what cannot happen where the flow stands would be a step on the spot. */
function happenings({ snapshot }: Flow) {
  const { login, loginMfa, signup, socialSignup } = snapshot().children
  if (login) return [...loginHappenings, ...leadingToSignup, ...worldHappenings]
  if (loginMfa) return [...codeHappenings, ...worldHappenings]
  if (signup) return [...signupHappenings, ...worldHappenings]
  return socialSignup ? [...socialHappenings, ...worldHappenings] : [...openingHappenings, ...worldHappenings]
}

async function stuck({ actor, clock, place, popup, snapshot, waiting }: Flow): Promise<string | null> {
  if (snapshot().status === 'done') return clock.pending === 0 ? null : 'timers outlive the flow'
  return stuckAt(actor, place(), waiting().length > 0 || clock.pending > 0 || popup() !== undefined)
}

/** Gives up whatever goes on, by what the views offer and by time alone. It ends at the form that logs in, or at the end. */
async function giveUp(flow: Flow): Promise<void> {
  const { clock, screens, snapshot, step, waiting } = flow
  for (const { name, call, settle } of waiting()) {
    settle()
    // Only what is no call may be relied on to answer: storage is read, and what is fetched comes or fails.
    if (name === 'recordTimestamp' || name === 'loadSignup' || name === 'readUnderageFlag')
      await call.reject(new Error('blocked'))
  }
  for (let turn = 0; turn < 8 && snapshot().status === 'active'; turn += 1) {
    const { age, code, consents, exists, login, notice, signup, underage } = screens()
    const { view } = connectStep(step()?.getSnapshot() ?? null)
    login?.onCancel()
    notice?.onClose()
    code?.onBack()
    consents?.onBack()
    underage?.onEdit()
    if (view === 'EmailAlreadyExist') exists?.onOtherEmail()
    else if (!consents && !underage) (signup?.onLogIn ?? age?.onDecline)?.()
    step()?.send({ type: 'message.closed' })
    flow.send({ type: 'load.retried' })
    await answer(flow, ['loadSignup'], () => undefined)
    clock.advance(defaultPolicy.timing.requestTimeout)
    await flush()
  }
}

/** Where it ends if somebody logs in after all. */
async function logInAfterAll(flow: Flow): Promise<string> {
  await giveUp(flow)
  flow.screens().login?.onEmailChange('')
  flow.screens().login?.onSubmit({ email: 'wren@example.com', password: 'secret' })
  await answer(flow, ['logIn'], () => wren)
  return flow.snapshot().status === 'done' ? 'done' : flow.place()
}

/** Where it ends if somebody makes an account after all. */
async function signUpAfterAll(flow: Flow): Promise<string> {
  await giveUp(flow)
  flow.send({ type: 'signup.requested' })
  await answer(flow, ['loadSignup'], () => undefined)
  flow.screens().signup?.onEmailChosen()
  flow.screens().signup?.onEmailChange(robin.email)
  flow.screens().signup?.onSubmit(robin)
  for (let turn = 0; turn < 12; turn += 1) {
    if (!(await answer(flow, signupCalls, (name) => outputs[name][0]))) break
    if (flow.screens().consents?.canContinue === false) flow.screens().consents?.onToggleAll()
    flow.screens().consents?.onSubmit()
    flow.step()?.send({ type: 'message.closed' })
  }
  return flow.snapshot().status === 'done' ? 'done' : flow.place()
}

// The machines are fakes' own; the screens that they fetch are not.
beforeAll(socialSignupPart.load)

const deep = [
  'login submitting.waiting',
  'login connecting',
  'login authorizingSso',
  'login verifyingHuman.solving',
  'login resettingPassword',
  'loginMfa verifying',
  'loginMfa resending',
  'storingCredential',
  'personalizedLogin editing.typing',
  'loggedIn',
  'leavingForSso',
  'openingSignup',
  'signupUnavailable',
  'turnedAway',
  'signup editing.choosing',
  'signup editing.login.typing',
  'signup submitting.registering.waiting',
  'signup consents',
  'signup underage',
  'signup correcting',
  'signup ineligible',
  'signup respondMessage',
  'signup connecting',
  'signup providerUnavailable',
  'socialSignup requestingEmail.offering',
  'socialSignup requestingEmail.asking',
  'socialSignup collectingEmail',
  'socialSignup emailExists',
  'socialSignup collectingBirthday.entering',
  'socialSignup collectingBirthday.blocked',
  'socialSignup consents',
  'socialSignup underage',
  'socialSignup registering.calling.waiting',
  'socialSignup respondMessage',
]

describe('H15 a random walk of the sign-in flow, logging in and signing up', () => {
  it(`H15 ${WALKS * STEPS} steps: always a view, always a way on, and at the end one can still log in or sign up`, async () => {
    const been = new Set<string>()
    let steps = 0
    const any = fc.noBias(fc.nat(10_000))
    const walk = fc.array(fc.tuple(any, any), { minLength: STEPS, maxLength: STEPS })
    await fc.assert(
      fc.asyncProperty(walk, any, async (way, first) => {
        let flow = startFlow(first)
        expect(await stuck(flow)).toBeNull()
        for (const [kind, n] of way) {
          steps += 1
          await at(happenings(flow), kind)(flow, n)
          await flush()
          expect(await stuck(flow)).toBeNull()
          been.add(flow.place())
          if (flow.snapshot().status === 'done') flow = startFlow(n)
        }
        const isSignupHere = flow.snapshot().context.isSignupHere === true
        expect(await (first % 2 === 0 && isSignupHere ? signUpAfterAll : logInAfterAll)(flow)).toBe('done')
        expect(flow.clock.pending).toBe(0)
      }),
      { numRuns: WALKS, seed: 1, endOnFailure: true },
    )
    expect(steps).toBe(WALKS * STEPS)
    // Proves that walks leave the first states. Two of these states may be missed by chance; machines/reach.test.ts checks that
    // each of them can be reached.
    expect(deep.filter((place) => !been.has(place)).slice(2)).toEqual([])
  }, 60_000)
})
