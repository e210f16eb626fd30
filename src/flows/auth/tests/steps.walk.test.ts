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
const sends = new Set<string>([
  'logIn',
  'verifyCode',
  'resendCode',
  'register',
  'registerSocial',
  'requestReset',
])

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
const sent = ({ made }: Kept) => made().filter(([name]) => sends.has(name))

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
const keeping = new Set(['loginMfa', 'consents', 'UnderageConfirmation', 'EmailAlreadyExist', 'recovery'])

/** Every entry up to the one that the browser is on stands for a step, and at the end none is left. */
function entriesProblem({ port: { entries, index }, shown, snapshot }: Kept): string | null {
  const isEnd = shown() === null && snapshot().status === 'done'
  if (isEnd && index > 0) return 'entries outlive the flow'
  const isRight = entries.slice(0, index + 1).every((entry, depth) => index === 0 || entry[FLOW] === depth)
  return isRight ? null : `entries: ${JSON.stringify(entries)}`
}

type Pressed = Awaited<ReturnType<typeof press>>
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Back leads to a step before, or is refused; what was typed there stays, and nothing is sent. */
function backProblem({ before, after }: Pressed): string | null {
  if (!same(after.sent, before.sent)) return 'something was sent'
  if (before.step === null || after.step === null) return null
  const way = `${before.step} > ${after.step}`
  const isBack = after.step !== before.step
  if (after.index < before.index !== isBack) return `${way}: from entry ${before.index} to ${after.index}`
  // A social sign-up may have no form before its consents: they lead to the form of the other.
  const isOver = before.typed.isSocial && !after.typed.isSocial
  const isKept = !isBack || isOver || !keeping.has(before.step) || same(after.typed, before.typed)
  return isKept ? null : `${way}: what was typed is lost`
}

describe('a random walk of the sign-in flow with its steps in the history', () => {
  it(`${WALKS * STEPS} steps: Back goes back, keeps what was typed and sends nothing`, async () => {
    await socialSignupPart.load()
    const seen = new Set<string>()
    const any = fc.noBias(fc.nat(10_000))
    const walk = fc.array(fc.tuple(any, any), { minLength: STEPS, maxLength: STEPS })
    await fc.assert(
      fc.asyncProperty(walk, any, async (choices, first) => {
        let flow = start(first)
        const problems: (string | null)[] = []
        for (const [kind, n] of choices) {
          await at(randomEvents(flow), kind)(flow, n)
          await flush()
          problems.push(entriesProblem(flow))
          if (n % 3 === 0 && flow.port.index > 0) {
            const pressed = await press(flow, 1)
            seen.add(`${pressed.before.step} > ${pressed.after.step}`)
            problems.push(backProblem(pressed))
          }
          if (n % 5 === 0) {
            const { before, after } = await press(flow, -1)
            problems.push(same(after, before) ? null : `Forward led from ${before.step} to ${after.step}`)
          }
          if (flow.snapshot().status === 'done') flow = start(n)
        }
        flow.keeper.stop()
        await flush()
        expect(problems.filter(Boolean)).toEqual([])
        expect(flow.port.index).toBe(0)
      }),
      { numRuns: WALKS, seed: 1, endOnFailure: true },
    )
    expect(waysBack.filter((way) => !seen.has(way))).toEqual([])
  }, 300_000)
})
