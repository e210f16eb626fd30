/** After any sequence of events, Back goes one step back, with what was typed there, and nothing is sent by it. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flush } from '../../../../testing/machines/run.ts'
import { createMemorySteps } from '../../../platform/memory/steps.ts'
import { keepAuthSteps, readAuthStep } from '../shell/auth.steps.ts'
import { socialSignupPart } from '../shell/auth.parts.ts'
import { at } from '../testing/walk.answers.ts'
import { startFlow, type Flow } from '../testing/walk.flow.ts'
import { codeEvents, externalEvents, loginEvents } from '../testing/walk.loginEvents.ts'
import { openingEvents, signupEntryEvents, signupEvents, socialEvents } from '../testing/walk.signupEvents.ts'

const WALKS = 100
const STEPS = 80
const FLOW = 'page'
/** The calls that change something, or that a person would have to wait for again. */
const sends = ['logIn', 'verifyCode', 'resendCode', 'register', 'registerSocial', 'requestReset']

function randomEvents({ snapshot }: Flow) {
  const { login, loginMfa, signup, socialSignup } = snapshot().children
  if (login) return [...loginEvents, ...signupEntryEvents, ...externalEvents]
  if (loginMfa) return [...codeEvents, ...externalEvents]
  if (signup) return [...signupEvents, ...externalEvents]
  return socialSignup ? [...socialEvents, ...externalEvents] : [...openingEvents, ...externalEvents]
}

/** A flow that keeps its steps in the history of a page. */
function start(n: number) {
  const flow = startFlow(n)
  const port = createMemorySteps()
  const keeper = keepAuthSteps(flow.actor, { port, clock: flow.clock, flow: FLOW, patience: 1_000 })
  return { ...flow, port, keeper, shown: () => readAuthStep(flow.actor)?.name ?? null }
}
type Kept = ReturnType<typeof start>

/** What is typed in the form that a step leads back to. */
const typed = ({ snapshot }: Kept) => {
  const { login, signup, socialSignup } = snapshot().children
  const { birthday, ...rest } = { birthday: '', ...(signup ?? socialSignup)?.getSnapshot().context }
  const { email, password } = { ...snapshot().context, ...login?.getSnapshot().context, ...rest }
  return { email, password, birthday, isSocial: socialSignup !== undefined }
}
const sent = ({ made }: Kept) => made().filter(([name]) => sends.includes(name))

/** Presses Back or Forward, and says what it led to. */
async function press(flow: Kept, by: 1 | -1) {
  const before = { step: flow.shown(), index: flow.port.index, typed: typed(flow), sent: sent(flow) }
  flow.port.press(by)
  await flush()
  return {
    before,
    after: { step: flow.shown(), index: flow.port.index, typed: typed(flow), sent: sent(flow) },
  }
}

/** Proves that the walks went back everywhere. The rest is shown by stories. */
const waysBack = [
  'EmailCollection > login',
  'UnderageConfirmation > signup',
  'consents > login',
  'consents > signup',
  'consents > socialSignupWithAge',
  'login > signup',
  'loginMfa > login',
  'recovery > login',
  'requestEmail > login',
  'requestEmail > signup',
  'signup > login',
  'socialSignupWithAge > login',
]

/** From these, Back leads to a form that was filled in. */
const keeping = ['loginMfa', 'consents', 'UnderageConfirmation', 'EmailAlreadyExist', 'recovery']

describe('a random walk of the sign-in flow with its steps in the history', () => {
  it(`${WALKS * STEPS} steps: Back goes back, keeps what was typed and sends nothing`, async () => {
    await socialSignupPart.load()
    const seen = new Set<string>()
    const any = fc.noBias(fc.nat(10_000))
    const walk = fc.array(fc.tuple(any, any), { minLength: STEPS, maxLength: STEPS })
    await fc.assert(
      fc.asyncProperty(walk, any, async (choices, first) => {
        let flow = start(first)
        for (const [kind, n] of choices) {
          await at(randomEvents(flow), kind)(flow, n)
          await flush()
          // Every entry up to the one that the browser is on stands for a step.
          const { entries, index } = flow.port
          if (index > 0)
            expect(entries.slice(0, index + 1).map((entry) => entry[FLOW])).toEqual(
              Array.from({ length: index + 1 }, (_, depth) => depth),
            )
          if (flow.shown() === null && flow.snapshot().status === 'done') expect(index).toBe(0)
          if (n % 3 === 0 && index > 0) {
            const { before, after } = await press(flow, 1)
            if (before.step !== null && after.step !== null) {
              expect(after.index < before.index).toBe(after.step !== before.step)
              seen.add(`${before.step} > ${after.step}`)
            }
            expect(after.sent).toEqual(before.sent)
            // A social sign-up may have no form before its consents: they lead to the form of the other.
            const isOver = before.typed.isSocial && !after.typed.isSocial
            if (after.step !== before.step && keeping.includes(before.step ?? '') && !isOver)
              expect(after.typed).toEqual(before.typed)
          }
          if (n % 5 === 0) {
            const { before, after } = await press(flow, -1)
            expect(after).toEqual(before)
          }
          if (flow.snapshot().status === 'done') flow = start(n)
        }
        flow.keeper.stop()
        await flush()
        expect(flow.port.index).toBe(0)
      }),
      { numRuns: WALKS, seed: 1, endOnFailure: true },
    )
    expect(waysBack.filter((way) => !seen.has(way))).toEqual([])
  }, 300_000)
})
